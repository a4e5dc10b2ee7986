import {
  type InfiniteData,
  notifyManager,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type { CommentReceipt, CommentView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictText } from '@twosides/domain/model';
import type { ConflictDetailView, ConflictView, SearchView } from '@twosides/domain/reading';
import type { VoteReceipt } from '@twosides/domain/voting';
import type { Page } from './client.ts';
import { queryKeys } from './query-keys.ts';

type ListPages = InfiniteData<Page<ConflictView>, string | null>;

export function writeVote(client: QueryClient, { opId: _, isReveal: __, conflictId, ...results }: VoteReceipt): void {
  patchConflict(client, conflictId, { ...results, hasUserVoted: true });
  for (const name of ['polarizing', 'votedToday'] as const)
    void client.invalidateQueries({ queryKey: queryKeys.listsNamed(name), refetchType: 'none' });
  for (const queryKey of [queryKeys.ownVotes, queryKeys.profiles]) void client.invalidateQueries({ queryKey });
}

/** Refetches the conflict before its further comment pages, because it has the cursor at which they start. */
export async function refreshVotedConflict(client: QueryClient, id: ConflictId): Promise<void> {
  for (const queryKey of [queryKeys.insights(id), queryKeys.updates(id)]) void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
  void client.invalidateQueries({ queryKey: queryKeys.threads });
  await client.invalidateQueries({ queryKey: queryKeys.moreComments(id) });
}

export function refreshUpdates(client: QueryClient, id: ConflictId): void {
  for (const queryKey of [queryKeys.updates(id), queryKeys.conflict(id), queryKeys.lists])
    void client.invalidateQueries({ queryKey });
}

/** Refetches everything that people wrote, or voted on, when it is next used, because some of it may now be hidden. */
export function expireContent(client: QueryClient): void {
  for (const queryKey of [
    queryKeys.lists,
    queryKeys.searches,
    queryKeys.conflicts,
    queryKeys.everyComment,
    queryKeys.threads,
    queryKeys.everyUpdate,
    queryKeys.stories,
    queryKeys.profiles,
    queryKeys.ownVotes,
  ])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

export function writeWords(client: QueryClient, id: ConflictId, text: ConflictText): void {
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(id) }, (conflict) =>
    conflict.textVersion >= text.textVersion ? conflict : { ...conflict, ...text },
  );
  for (const queryKey of [queryKeys.conflict(id), queryKeys.lists, queryKeys.searches])
    void client.invalidateQueries({ queryKey });
}

export function writeComment(client: QueryClient, { conflictId, comment, commentCount }: CommentReceipt): void {
  if (comment.isWaiting) return void client.invalidateQueries({ queryKey: queryKeys.waitingComments(conflictId) });
  if (comment.replyTo !== null) writeReply(client, conflictId, comment);
  else
    patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(conflictId) }, (conflict) => ({
      ...conflict,
      comments: [comment, ...conflict.comments.filter(({ id }) => id !== comment.id)],
    }));
  patchConflict(client, conflictId, { commentCount });
}

function writeReply(
  client: QueryClient,
  conflictId: ConflictId,
  { replies: _, repliesCursor: _cursor, ...reply }: CommentView,
): void {
  const withReply = (thread: CommentView): CommentView =>
    thread.id === reply.replyTo
      ? { ...thread, replies: [...thread.replies.filter(({ id }) => id !== reply.id), reply] }
      : thread;
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(conflictId) }, (conflict) => ({
    ...conflict,
    comments: conflict.comments.map(withReply),
  }));
  patchAnswers<CommentView>(client, { queryKey: queryKeys.threads }, withReply);
  void client.invalidateQueries({ queryKey: queryKeys.moreComments(conflictId) });
}

function patchConflict(client: QueryClient, id: ConflictId, patch: Partial<ConflictView>): void {
  const patchIn = <View extends ConflictView>(view: View): View => (view.id === id ? { ...view, ...patch } : view);
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

/** Restarts requests in flight, because their older responses would undo the patch. */
function guardFromReads(client: QueryClient, queryKey: QueryKey, patchAgain: () => void): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.fetchMeta?.fetchMore) void query.promise?.then(patchAgain, () => undefined);
    else void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Keeps the age of each query, because a patch does not make its data fresher. */
export function patchAnswers<Data>(client: QueryClient, filters: QueryFilters, change: (data: Data) => Data): void {
  notifyManager.batch(() => {
    for (const query of client.getQueryCache().findAll(filters)) {
      const { data, dataUpdatedAt, isInvalidated } = query.state;
      if (data === undefined) continue;
      const next = change(data as Data);
      if (next === data) continue;
      query.setData(next, { updatedAt: dataUpdatedAt, manual: true });
      if (isInvalidated) query.invalidate();
    }
  });
}
