import { expect, test } from 'vitest';
import type { Member } from '../model/member.ts';
import { AUTHOR, aConflict, aMember, cardOf, NOON, SECRETS, VOTED_BY, VOTER } from '../test-support/records.ts';
import type { ListedConflict } from './conflict-reader.port.ts';
import { search } from './search.ts';
import type { SearchQuery, SearchStore } from './search-store.port.ts';

/** A store that finds the same for everybody, and keeps what it was asked. */
const searchIn = (found: { conflicts?: readonly ListedConflict[]; members?: readonly Member[] } = {}) => {
  const queries: SearchQuery[] = [];
  const searches: SearchStore = {
    searchConflicts: async (query) => {
      queries.push(query);
      return { items: found.conflicts ?? [], hasMore: false, trendingTop: [] };
    },
    searchMembers: async () => found.members ?? [],
  };
  return { queries, run: search({ searches, secrets: SECRETS, clock: () => NOON }) };
};

const CLOSE = aConflict({ totalVotes: 99, herVotes: 49, hisVotes: 50 });

test.each(['', '   ', '?! …'])('a text without words (%j) finds nothing, and asks no store', async (text) => {
  const { queries, run } = searchIn({ members: [aMember()] });
  expect(await run(null, text)).toEqual({ conflicts: [], categories: [], members: [] });
  expect(queries).toEqual([]);
});

test('asks for each word once, for the viewer’s own votes', async () => {
  const { queries, run } = searchIn();
  await run(VOTER, 'Dishes, DISHES & money');
  await run(null, 'dishes');
  expect(queries).toMatchObject([
    { words: ['dishes', 'money'], viewer: VOTED_BY },
    { words: ['dishes'], viewer: null },
  ]);
});

test('names the categories of which a word begins a word', async () => {
  const { run } = searchIn();
  expect((await run(null, 'chor')).categories).toEqual(['household']);
  expect((await run(null, 'hores')).categories).toEqual([]);
});

test.each([
  ['visitor', null, null, null],
  ['member who has not voted', VOTER, null, null],
  ['member who has', VOTER, 'her', 49],
  ['author', AUTHOR, null, null],
] as const)('shows a %s the split of a found conflict as any list does', async (_, viewer, side, percentage) => {
  const { run } = searchIn({
    conflicts: [{ conflict: cardOf(CLOSE), viewerVote: side && { side, isReading: false }, recentComments: [] }],
  });
  const [conflict] = (await run(viewer, 'dishes')).conflicts;
  expect(conflict?.herPercentage).toBe(percentage);
});

test('shows of members the name and face, and none that have told no name', async () => {
  const { run } = searchIn({ members: [aMember({ userAvatarId: null }), aMember({ userNickname: null })] });
  expect((await run(null, 'ana')).members).toEqual([{ id: AUTHOR, userNickname: 'Ana', userAvatarId: 'geometric' }]);
});
