import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type {
  CommentReceipt,
  ConflictDetailView,
  ConflictId,
  ConflictView,
  SearchView,
  VoteReceipt,
} from '@twosides/domain';
import type { Page } from './client.ts';
import { queryKeys } from './query-keys.ts';

type ListPages = InfiniteData<Page<ConflictView>, string | null>;

/** Writes a counted vote into everything that shows the conflict, so that no list goes on hiding what the viewer may now see. */
export function writeVote(client: QueryClient, { opId: _, conflictId, ...results }: VoteReceipt): void {
  patchConflict(client, conflictId, () => ({ ...results, hasUserVoted: true }));
  // It may have joined the list of close splits; where that is read next, it is read anew.
  void client.invalidateQueries({ queryKey: queryKeys.listsNamed('polarizing'), refetchType: 'none' });
}

/** Reads anew what a counted vote lets its voter see. The further pages of comments begin where those of the conflict end, so they come after it. */
export async function refreshVotedConflict(client: QueryClient, id: ConflictId): Promise<void> {
  await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
  await client.invalidateQueries({ queryKey: queryKeys.moreComments(id) });
}

/** Adds a stored comment to the conflict's page and counts it everywhere. A replay's comment, there already, is not added again. */
export function writeComment(client: QueryClient, { conflictId, comment, commentCount }: CommentReceipt): void {
  client.setQueryData<ConflictDetailView>(
    queryKeys.conflict(conflictId),
    (conflict) =>
      conflict && { ...conflict, comments: [comment, ...conflict.comments.filter(({ id }) => id !== comment.id)] },
  );
  patchConflict(client, conflictId, () => ({ commentCount }));
}

function patchConflict(
  client: QueryClient,
  id: ConflictId,
  patch: (conflict: ConflictView) => Partial<ConflictView>,
): void {
  const patchIn = <View extends ConflictView>(view: View): View =>
    view.id === id ? { ...view, ...patch(view) } : view;
  client.setQueryData<ConflictDetailView>(queryKeys.conflict(id), (conflict) => conflict && patchIn(conflict));
  client.setQueriesData<ListPages>({ queryKey: queryKeys.lists }, (list) => {
    if (!list?.pages.some((page) => page.items.some((item) => item.id === id))) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(patchIn) })) };
  });
  client.setQueriesData<SearchView>(
    { queryKey: queryKeys.searches },
    (found) => found && { ...found, conflicts: found.conflicts.map(patchIn) },
  );
  for (const queryKey of [queryKeys.conflict(id), queryKeys.lists, queryKeys.searches]) askAnew(client, queryKey);
}

/** What is being read may have left the server before the change, and would undo it here. A further page of a list goes on: it is of others. */
function askAnew(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({
    queryKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore,
  });
}
