import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CommentReceipt } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictText } from '@twosides/domain/model';
import type { ConflictDetailView, ConflictView, SearchView } from '@twosides/domain/reading';
import type { VoteReceipt } from '@twosides/domain/voting';
import type { Page } from './client.ts';
import { patchAnswers } from './patch-answers.ts';
import { queryKeys } from './query-keys.ts';

type ListPages = InfiniteData<Page<ConflictView>, string | null>;

/**
 * Writes a counted vote into everything that shows the conflict, so that no list goes on hiding what the viewer may now
 * see.
 */
export function writeVote(client: QueryClient, { opId: _, conflictId, ...results }: VoteReceipt): void {
  patchConflict(client, conflictId, () => ({ ...results, hasUserVoted: true }));
  // It may have joined the list of close splits, and that of the day; where they are read next, they are read again.
  for (const name of ['polarizing', 'votedToday'] as const)
    void client.invalidateQueries({ queryKey: queryKeys.listsNamed(name), refetchType: 'none' });
  void client.invalidateQueries({ queryKey: queryKeys.ownVotes });
}

/**
 * Reads again what a counted vote lets its voter see. The further pages of comments begin where those of the conflict
 * end, so they come after it.
 */
export async function refreshVotedConflict(client: QueryClient, id: ConflictId): Promise<void> {
  for (const queryKey of [queryKeys.insights(id), queryKeys.updates(id)]) void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
  await client.invalidateQueries({ queryKey: queryKeys.moreComments(id) });
}

/** Reads again what shows how a conflict went on. */
export function refreshUpdates(client: QueryClient, id: ConflictId): void {
  for (const queryKey of [queryKeys.updates(id), queryKeys.conflict(id), queryKeys.lists])
    void client.invalidateQueries({ queryKey });
}

/** Has what the author has changed meanwhile stand on the conflict's page, and read again wherever else it is shown. */
export function writeWords(client: QueryClient, id: ConflictId, text: ConflictText): void {
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(id) }, (conflict) =>
    conflict.textVersion >= text.textVersion ? conflict : { ...conflict, ...text },
  );
  for (const queryKey of [queryKeys.conflict(id), queryKeys.lists, queryKeys.searches])
    void client.invalidateQueries({ queryKey });
}

/**
 * Adds a stored comment to the conflict's page and counts it everywhere. A replay's comment, there already, is not
 * added again.
 */
export function writeComment(client: QueryClient, { conflictId, comment, commentCount }: CommentReceipt): void {
  // It stands among those that wait, and counts for nothing yet.
  if (comment.isWaiting) return void client.invalidateQueries({ queryKey: queryKeys.waitingComments(conflictId) });
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(conflictId) }, (conflict) => ({
    ...conflict,
    comments: [comment, ...conflict.comments.filter(({ id }) => id !== comment.id)],
  }));
  patchConflict(client, conflictId, () => ({ commentCount }));
}

function patchConflict(
  client: QueryClient,
  id: ConflictId,
  patch: (conflict: ConflictView) => Partial<ConflictView>,
): void {
  const patchIn = <View extends ConflictView>(view: View): View =>
    view.id === id ? { ...view, ...patch(view) } : view;
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(id) }, patchIn);
  const patchLists = () =>
    patchAnswers<ListPages>(client, { queryKey: queryKeys.lists }, (list) => {
      if (!list.pages.some((page) => page.items.some((item) => item.id === id))) return list;
      return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(patchIn) })) };
    });
  patchLists();
  patchAnswers<SearchView>(client, { queryKey: queryKeys.searches }, (found) => ({
    ...found,
    conflicts: found.conflicts.map(patchIn),
  }));
  for (const queryKey of [queryKeys.conflict(id), queryKeys.lists, queryKeys.searches])
    guardFromReads(client, queryKey, patchLists);
}

/**
 * What is being read may have left the server before the change, and would undo it here: it is asked for again. A
 * further page of a list goes on, and brings those before it as they were when it was asked for.
 */
function guardFromReads(client: QueryClient, queryKey: QueryKey, patchAgain: () => void): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.fetchMeta?.fetchMore) void query.promise?.then(patchAgain, () => undefined);
    else void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
