import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { CommentReceipt } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { VoteReceipt } from '@twosides/domain/voting';
import { expect, test, vi } from 'vitest';
import { writeComment, writeVote, writeWords } from './conflict-cache.ts';
import { queryKeys } from './query-keys.ts';

const id = 7 as ConflictId;
const HIDDEN = {
  resultsVisible: false,
  totalVotes: 3,
  votesUntilReveal: 97,
  herPercentage: null,
  hasUserVoted: false,
  userVoteSide: null,
};
const RECEIPT = {
  opId: null,
  conflictId: id,
  userVoteSide: 'her',
  isReveal: false,
  resultsVisible: true,
  isReadingFirst: false,
  totalVotes: 4,
  todayVotes: 1,
  votesUntilReveal: 96,
  revealedAt: null,
  herVotes: 3,
  hisVotes: 1,
  herPercentage: 75,
  hisPercentage: 25,
  range: { low: 30, high: 95 },
  winner: 'her',
  winnerText: 'Her Side wins by 50%',
  isTooClose: false,
  isPolarizing: false,
  polarization: 'Low',
} as const satisfies VoteReceipt;
const LIST = queryKeys.list({ name: 'trending', category: null, limit: 5 });

test('a counted vote opens the result in the page and in every list, and touches no other conflict', () => {
  const client = new QueryClient();
  const other = { id: 8, ...HIDDEN };
  client.setQueryData(queryKeys.conflict(id), { id, ...HIDDEN, title: 'Kept' });
  client.setQueryData(LIST, { pages: [{ items: [other, { id, ...HIDDEN }], nextCursor: 'next' }], pageParams: [null] });

  writeVote(client, RECEIPT);

  const { opId: _, isReveal: __, conflictId: ___, ...results } = RECEIPT;
  const voted = { id, ...results, hasUserVoted: true };
  expect(client.getQueryData(queryKeys.conflict(id))).toEqual({ ...voted, title: 'Kept' });
  expect(client.getQueryData(LIST)).toEqual({
    pages: [{ items: [other, voted], nextCursor: 'next' }],
    pageParams: [null],
  });
});

test('a counted vote refetches the streak, which comes with the profile', () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.profile('me'), {});
  writeVote(client, RECEIPT);
  expect(client.getQueryState(queryKeys.profile('me'))?.isInvalidated).toBe(true);
});

test('a list without the conflict stays unchanged', () => {
  const client = new QueryClient();
  const list = { pages: [{ items: [{ id: 8 }], nextCursor: null }], pageParams: [null] };
  client.setQueryData(LIST, list);
  writeVote(client, RECEIPT);
  expect(client.getQueryData(LIST)).toBe(list);
});

test.each([
  { what: 'a vote', write: (client: QueryClient) => writeVote(client, RECEIPT) },
  {
    what: 'a comment',
    write: (client: QueryClient) =>
      writeComment(client, { opId: null, conflictId: id, comment: { id: 'c1' }, commentCount: 1 } as never),
  },
])('$what makes nothing fresher than it is', ({ write }) => {
  const client = new QueryClient();
  const items = [{ id, ...HIDDEN, comments: [] }];
  const answers = [
    { queryKey: queryKeys.conflict(id), data: items[0] },
    { queryKey: LIST, data: { pages: [{ items, nextCursor: null }], pageParams: [null] } },
    { queryKey: queryKeys.search('dishes'), data: { conflicts: items } },
  ];
  for (const { queryKey, data } of answers) client.setQueryData(queryKey, data, { updatedAt: 1_000 });
  void client.invalidateQueries({ queryKey: LIST, refetchType: 'none' });

  write(client);

  expect(
    answers.map(({ queryKey, data }) => {
      const { data: shown, dataUpdatedAt, isInvalidated } = client.getQueryState(queryKey) ?? {};
      return { isChanged: shown !== data, dataUpdatedAt, isInvalidated };
    }),
  ).toEqual([
    { isChanged: true, dataUpdatedAt: 1_000, isInvalidated: false },
    { isChanged: true, dataUpdatedAt: 1_000, isInvalidated: true },
    { isChanged: true, dataUpdatedAt: 1_000, isInvalidated: false },
  ]);
});

test('an author’s edit appears on the page at once, unless a newer one is there, and refetches lists', () => {
  const client = new QueryClient();
  const text = { textVersion: 2, title: 'Pots', herSide: 'Hers.', hisSide: 'His.', sideLabels: { her: 'A', his: 'B' } };
  const shown = () => client.getQueryData(queryKeys.conflict(id));
  client.setQueryData(LIST, { pages: [], pageParams: [] });
  client.setQueryData(queryKeys.conflict(id), { id, title: 'Dishes', commentCount: 1, textVersion: 1 });
  writeWords(client, id, text);
  expect(shown()).toEqual({ id, commentCount: 1, ...text });
  client.setQueryData(queryKeys.conflict(id), { id, title: 'Pans', textVersion: 3 });
  writeWords(client, id, text);
  expect(shown()).toEqual({ id, title: 'Pans', textVersion: 3 });
  expect(client.getQueryState(LIST)?.isInvalidated).toBe(true);
});

test('a new reply is shown last under its comment, once', () => {
  const client = new QueryClient();
  const comment = { id: 'r2', replyTo: 'c1', replies: [], repliesCursor: null };
  const receipt = { opId: null, conflictId: id, comment, commentCount: 3 } as unknown as CommentReceipt;
  const thread = (replies: readonly object[]) => ({ id: 'c1', replies });
  client.setQueryData(queryKeys.conflict(id), { id, comments: [thread([{ id: 'r1' }])] });
  writeComment(client, receipt);
  writeComment(client, receipt);
  expect(client.getQueryData(queryKeys.conflict(id))).toEqual({
    id,
    commentCount: 3,
    comments: [thread([{ id: 'r1' }, { id: 'r2', replyTo: 'c1' }])],
  });
});

test('a new comment is shown first, once, and counted in lists too', () => {
  const client = new QueryClient();
  const receipt = {
    opId: null,
    conflictId: id,
    comment: { id: 'c2', replyTo: null },
    commentCount: 2,
  } as unknown as CommentReceipt;
  client.setQueryData(queryKeys.conflict(id), { id, commentCount: 1, comments: [{ id: 'c1' }] });
  client.setQueryData(LIST, { pages: [{ items: [{ id, commentCount: 1 }], nextCursor: null }], pageParams: [null] });

  writeComment(client, receipt);
  writeComment(client, receipt);

  expect(client.getQueryData(queryKeys.conflict(id))).toEqual({
    id,
    commentCount: 2,
    comments: [{ id: 'c2', replyTo: null }, { id: 'c1' }],
  });
  expect(client.getQueryData(LIST)).toMatchObject({ pages: [{ items: [{ commentCount: 2 }] }] });
});

test.each([
  { what: 'a comment', key: queryKeys.conflict(id), isUndone: ({ comments }: Shown) => comments?.length === 0 },
  { what: 'a vote', key: LIST, isUndone: ({ pages }: Shown) => pages?.[0]?.items[0]?.hasUserVoted === false },
])(
  'an answer that was on its way before $what was stored does not undo it, but is asked for again',
  async ({ what, key, isUndone }) => {
    const client = new QueryClient();
    const before = { id, ...HIDDEN, commentCount: 0, comments: [], pages: [{ items: [{ id, ...HIDDEN }] }] };
    const after = { ...before, comments: [{ id: 'c1' }], pages: [{ items: [{ id, hasUserVoted: true }] }] };
    const answers: ((answer: Shown) => void)[] = [];
    const seen: Shown[] = [];
    client.setQueryData(key, before);
    const observer = new QueryObserver<Shown>(client, {
      queryKey: key,
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    const end = observer.subscribe(({ data }) => {
      if (data) seen.push(data);
    });
    await vi.waitFor(() => expect(answers).toHaveLength(1));

    if (what === 'a vote') writeVote(client, RECEIPT);
    else writeComment(client, { opId: null, conflictId: id, comment: { id: 'c1' }, commentCount: 1 } as never);
    seen.length = 0;
    answers[0]?.(before);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(after);
    await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(after));
    expect(seen.filter(isUndone)).toEqual([]);
    end();
  },
);

test('a page that loads late keeps votes counted meanwhile on earlier pages', async () => {
  const client = new QueryClient();
  const { promise: further, resolve: bringFurther } = Promise.withResolvers<unknown>();
  const first = { items: [{ id, ...HIDDEN }], nextCursor: 'next' };
  client.setQueryData(LIST, { pages: [first], pageParams: [null] });
  const list = new InfiniteQueryObserver(client, {
    queryKey: LIST,
    queryFn: () => further,
    initialPageParam: null,
    getNextPageParam: () => 'next',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = list.subscribe(() => {});
  const isThere = list.fetchNextPage();
  writeVote(client, RECEIPT);
  bringFurther({ items: [{ id: 8, ...HIDDEN }], nextCursor: null });
  await isThere;
  expect(client.getQueryData(LIST)).toMatchObject({
    pages: [{ items: [{ id, hasUserVoted: true }] }, { items: [{ id: 8, hasUserVoted: false }] }],
  });
  end();
});

type Shown = { readonly comments?: readonly unknown[]; readonly pages?: { items: { hasUserVoted?: boolean }[] }[] };
