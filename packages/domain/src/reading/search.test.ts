import { expect, test } from 'vitest';
import type { ConflictId, Voter } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import { AUTHOR, aConflict, aMember, cardOf, NOON, SECRETS, tally, VOTED_BY, VOTER } from '../test-support/records.ts';
import type { ListedConflict, SearchStore } from './reading.port.ts';
import { search } from './search.ts';
import { SPELLING_TITLES } from './search-terms.rule.ts';

type Found = { conflicts?: readonly ListedConflict[]; members?: readonly Member[]; titles?: readonly string[] };

const searchIn = ({ conflicts = [], members = [], titles = [] }: Found = {}, known: readonly string[] = ['dishes']) => {
  const asked: (readonly string[])[] = [];
  const read: { titles: number[]; viewers: (Voter | null)[] } = { titles: [], viewers: [] };
  const searches: SearchStore = {
    findConflicts: async (terms) => {
      asked.push(terms);
      return terms.every((term) => known.includes(term)) ? conflicts.map(({ conflict }) => conflict.id) : [];
    },
    findMembers: async () => members,
  };
  const reading = {
    listThese: async (ids: readonly ConflictId[], viewer: Voter | null) => {
      read.viewers.push(viewer);
      return { items: conflicts.filter(({ conflict }) => ids.includes(conflict.id)), hasMore: false, trendingTop: [] };
    },
    listAddresses: async (_below: number | null, limit: number) => {
      read.titles.push(limit);
      return titles.map((title, id) => ({ ...cardOf(aConflict({ title })), id: id as ConflictId, changedAt: NOON }));
    },
  };
  return { asked, read, run: search({ searches, reading, secrets: SECRETS, clock: () => NOON }) };
};

const CLOSE = cardOf(aConflict(tally(49, 50)));
const FOUND: ListedConflict = { conflict: CLOSE, viewerVote: null, recentComments: [] };

test.each(['', '   ', '?! …'])('a text without words (%j) finds nothing and queries no store', async (text) => {
  const { asked, run } = searchIn({ members: [aMember()] });
  expect(await run(null, text)).toEqual({ conflicts: [], categories: [], members: [] });
  expect(asked).toEqual([]);
});

test('queries each word once, with the viewer’s own votes', async () => {
  const { asked, read, run } = searchIn();
  await run(VOTER, 'Dishes, DISHES & money');
  await run(null, 'dishes');
  expect(asked).toEqual([['dishes', 'money'], ['dishes']]);
  expect(read.viewers).toEqual([VOTED_BY, null]);
});

test('queries once if something is found', async () => {
  const { asked, read, run } = searchIn({ conflicts: [FOUND], titles: ['He never does the dishes'] });
  expect((await run(null, 'dishes')).conflicts).toHaveLength(1);
  expect([asked.length, read.titles]).toEqual([1, []]);
});

test('queries once more for misspelled words, with words from a bounded number of titles', async () => {
  const { asked, read, run } = searchIn({ conflicts: [FOUND], titles: ['He never does the dishes'] });
  expect((await run(null, 'dihses')).conflicts).toHaveLength(1);
  await run(null, 'qwertz asdfgh yxcvbn poiuzt lkjhgf mnbvcx qaywsx edcrfv');
  expect(asked.map((terms) => terms[0])).toEqual(['dihses', 'dishes', 'qwertz']);
  expect(read.titles).toEqual([SPELLING_TITLES, SPELLING_TITLES]);
});

test('names the categories in which a word starts with a term', async () => {
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
  const { run } = searchIn({ conflicts: [{ ...FOUND, viewerVote: side && { side, isReading: false } }] });
  const [conflict] = (await run(viewer, 'dishes')).conflicts;
  expect(conflict?.herPercentage).toBe(percentage);
});

test('shows members’ names and avatars, and nobody without a nickname', async () => {
  const { run } = searchIn({ members: [aMember({ userAvatarId: null }), aMember({ userNickname: null })] });
  expect((await run(null, 'ana')).members).toEqual([{ id: AUTHOR, userNickname: 'Ana', userAvatarId: 'geometric' }]);
});
