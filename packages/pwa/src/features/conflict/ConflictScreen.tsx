import { conflictPath, conflictSlug, shownTitle } from '@twosides/domain/conflicts';
import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { conflictQuery, useConflict, useKnownConflict } from '../../api/conflicts.ts';
import { insightsQuery } from '../../api/insights.ts';
import { commentsFromQuery, commentsStart } from '../../api/more-comments.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoIndex } from '../../ui/layout/NoIndex.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { LoadFailed } from '../common/offline/LoadFailed.tsx';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import { WaysOn } from './ConflictAccounts.tsx';
import { ConflictPage } from './ConflictPage.tsx';
import { ConflictSkeleton } from './ConflictSkeleton.tsx';
import { useArrival, withoutArrival } from './use-arrival.ts';

export const queries = ({
  params,
  search,
}: {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}) => {
  const id = parseConflictId(params.id ?? '');
  const from = commentsStart(search);
  if (id === null) return [];
  return [conflictQuery(id), insightsQuery(id), ...(from === undefined ? [] : [commentsFromQuery(id, from)])];
};

type ConflictScreenProps = { readonly params: { readonly id?: string; readonly slug?: string } };

export function ConflictScreen({ params: { id: text = '', slug = '' } }: ConflictScreenProps) {
  const id = parseConflictId(text);
  return id === null ? <ConflictNotFound /> : <ConflictById key={id} id={id} slug={slug} />;
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
  if (error)
    return (
      <>
        <QuickExit />
        <LoadFailed level={1} title="This conflict couldn’t be loaded" query={query} />
      </>
    );
  return (
    <>
      <QuickExit />
      <ConflictSkeleton />
    </>
  );
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
      <QuickExit />
      <NoIndex />
      <EmptyState level={1} icon="search" title={ERROR_MESSAGES['conflict-not-found']} actions={<WaysOn />}>
        It may have been taken down, or the link is incomplete.
      </EmptyState>
    </>
  );
}
