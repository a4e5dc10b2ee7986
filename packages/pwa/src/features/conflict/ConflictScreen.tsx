import { conflictPath, conflictSlug, shownTitle } from '@twosides/domain/conflicts';
import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { conflictQuery, useConflict, useKnownConflict } from '../../api/conflicts.ts';
import { insightsQuery } from '../../api/insights.ts';
import { commentsFromQuery, commentsStart } from '../../api/more-comments.ts';
import { enterFlow, noteAboutToVote } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoIndex, useDocumentTitle } from '../../ui/layout/document-head.ts';
import type { PageAddress } from '../common/list-text.ts';
import { LoadFailed } from '../common/offline/LoadFailed.tsx';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import { clearRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { HomeLinks } from './ConflictHead.tsx';
import { ConflictPage } from './ConflictPage.tsx';
import { ConflictSkeleton } from './ConflictSkeleton.tsx';

export const queries = ({ params, search }: PageAddress) => {
  const id = parseConflictId(params.id ?? '');
  const from = commentsStart(search);
  if (id === null) return [];
  return [conflictQuery(id), insightsQuery(id), ...(from === undefined ? [] : [commentsFromQuery(id, from)])];
};

type ConflictScreenProps = { readonly params: { readonly id?: string; readonly slug?: string } };

export function ConflictScreen({ params: { id: text = '', slug = '' } }: ConflictScreenProps) {
  const id = parseConflictId(text);
  return (
    <>
      <QuickExit />
      {id === null ? <ConflictNotFound /> : <ConflictById key={id} id={id} slug={slug} />}
    </>
  );
}

function ConflictById({ id, slug }: { readonly id: ConflictId; readonly slug: string }) {
  const query = useConflict(id);
  const { data, error, isFetching } = query;
  const known = useKnownConflict(id);
  useArrival(id);
  const conflict = data ?? known?.conflict;
  useDocumentTitle(conflict && shownTitle(conflict));
  useCanonicalPath(conflict, slug);

  if (error instanceof ApiError && error.status === 404) return <ConflictNotFound />;
  if (conflict)
    return (
      <>
        {(conflict.anonymous || conflict.collapsedBy) && <NoIndex />}
        <ConflictPage conflict={conflict} isBeginning={!data && known?.isBeginning === true && !isFetching} />
      </>
    );
  if (error) return <LoadFailed level={1} title="This conflict couldn’t be loaded" query={query} />;
  return <ConflictSkeleton />;
}

function useCanonicalPath(conflict: ConflictDetailView | undefined, slug: string) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = conflict && conflictSlug(conflict) !== slug ? conflictPath(conflict) : null;
  const own = withoutArrival(search);
  useEffect(() => {
    if (path !== null || own !== search)
      void navigate({ ...(path !== null && { pathname: path }), search: own, hash }, { replace: true, state });
  }, [path, own, search, hash, state, navigate]);
}

function ConflictNotFound() {
  useDocumentTitle(ERROR_MESSAGES['conflict-not-found']);
  return (
    <>
      <NoIndex />
      <EmptyState level={1} icon="search" title={ERROR_MESSAGES['conflict-not-found']} actions={<HomeLinks />}>
        It may have been taken down, or the link is incomplete.
      </EmptyState>
    </>
  );
}

function useArrival(id: ConflictId): void {
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

function withoutArrival(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('welcome')) return search;
  params.delete('welcome');
  params.delete('flow');
  return params.size === 0 ? '' : `?${params}`;
}
