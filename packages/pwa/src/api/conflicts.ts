import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { call, type Page } from './client.ts';
import { deckQuery } from './conflict-lists.ts';
import { queryKeys } from './query-keys.ts';

/** `refetchInterval` is in milliseconds. */
export const useConflict = (id: ConflictId, refetchInterval: number | false = false) =>
  useQuery({ ...conflictQuery(id), refetchInterval });

export const conflictQuery = (id: ConflictId) =>
  queryOptions<ConflictDetailView>({
    queryKey: queryKeys.conflict(id),
    queryFn: ({ signal }) => call('conflict', { params: { id: String(id) }, signal }),
  });

/** Skips the viewer's own conflicts in lists, because the edit form would show their excerpts as the full text. */
export function useKnownConflict(id: ConflictId) {
  const client = useQueryClient();
  const { data } = useInfiniteQuery({ ...deckQuery, enabled: false });
  const dealt = data && itemOf(data, id);
  if (dealt) return { conflict: withoutDetail(dealt), isBeginning: false };
  const listed = findListed(client, id);
  return listed && !listed.isAuthor ? { conflict: withoutDetail(listed), isBeginning: true } : undefined;
}

function findListed(client: QueryClient, id: ConflictId): ConflictView | undefined {
  for (const [, list] of client.getQueriesData<ListPages>({ queryKey: queryKeys.lists })) {
    const item = list && itemOf(list, id);
    if (item) return item;
  }
  return undefined;
}

type ListPages = Pick<InfiniteData<Page<ConflictView>>, 'pages'>;

const itemOf = ({ pages }: ListPages, id: ConflictId) =>
  pages.flatMap((page) => page.items).find((conflict) => conflict.id === id);

const withoutDetail = (card: ConflictView): ConflictDetailView => ({
  ...card,
  comments: [],
  commentsCursor: null,
  canSort: false,
  history: null,
  blindTally: null,
  changes: null,
  guess: null,
  unexpectedSide: null,
  excluded: null,
});
