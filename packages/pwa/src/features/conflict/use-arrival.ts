import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enterFlow, noteAboutToVote } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { clearRedirect } from '../sign-up-prompt/remember-redirect.ts';

/**
 * Goes on with the way of somebody whom the server leads here as they come back from Google or Apple: their tab may
 * not know of it. Before anybody is asked whose a press was.
 */
export function useArrival(id: ConflictId): void {
  const { search } = useLocation();
  const viewer = useCurrentUser();
  const [{ hasArrived, flow }] = useState(() => {
    const params = new URLSearchParams(search);
    if (!params.has('welcome')) return { hasArrived: false, flow: null };
    const flow = params.get('flow');
    clearRedirect();
    enterFlow(flow);
    if (params.get('welcome') === 'vote') noteAboutToVote(`/conflict/${id}`);
    return { hasArrived: true, flow };
  });
  const memberId = hasArrived && viewer.user && viewer.isConfirmed ? viewer.user.id : undefined;
  // Before it is looked whose a press is.
  useLayoutEffect(() => {
    if (memberId !== undefined) enterFlow(flow, memberId);
  }, [flow, memberId]);
  // Their press waits there: its code travels while it is asked who they are, and nothing else is waited for.
  useEffect(() => {
    if (!hasArrived) return;
    let isPast = false;
    void withOutbox(({ setMember }) => {
      if (memberId !== undefined && !isPast) setMember(memberId);
    }).catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [hasArrived, memberId]);
}

/** A query without what tells how somebody has come. */
export function withoutArrival(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('welcome')) return search;
  params.delete('welcome');
  params.delete('flow');
  return params.size === 0 ? '' : `?${params}`;
}
