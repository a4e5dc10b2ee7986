import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enterFlow, noteAboutToVote } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { clearRedirect } from '../common/sign-up-prompt/remember-redirect.ts';

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
  // A layout effect, because it must run before `WhoVoted` asks whose vote it is.
  useLayoutEffect(() => {
    if (memberId !== undefined) enterFlow(flow, memberId);
  }, [flow, memberId]);
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

export function withoutArrival(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('welcome')) return search;
  params.delete('welcome');
  params.delete('flow');
  return params.size === 0 ? '' : `?${params}`;
}
