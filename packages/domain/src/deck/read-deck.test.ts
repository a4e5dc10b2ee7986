import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byNewest, byTrend } from '../conflicts/ranking.rule.ts';
import type { ConflictId } from '../kernel/ids.ts';
import { type Conflict, NO_CARE } from '../model/conflict.ts';
import { excerptsOf } from '../reading/excerpt.rule.ts';
import { positionOf } from '../reading/list-conflicts.ts';
import type { ConflictReader, ListedConflict, ListQuery } from '../reading/reading.port.ts';
import { AUTHOR, aConflict, NOON, SECRETS, toConflictId, toMemberId, VOTER } from '../test-support/records.ts';
import { DECK_SIZE, readDeck } from './deck.ts';
import type { TodaysFiveStore } from './todays-five-store.port.ts';

const ACCOUNT = 'An account that is longer than any card would show. '.repeat(5).trim();

const readerOf = (conflicts: readonly Conflict[], voted: ReadonlySet<number>): ConflictReader => {
  const rowFor =
    (viewer: ListQuery['viewer']) =>
    (each: Conflict): ListedConflict => ({
      conflict: { ...each, ...excerptsOf(each) },
      viewerVote: viewer !== null && voted.has(each.id) ? { side: 'her', isReading: false } : null,
      recentComments: [],
    });
  const rows = (list: ListQuery['list']) =>
    list === 'trending'
      ? conflicts.filter((each) => each.trendScore !== null).toSorted(byTrend)
      : conflicts.toSorted(byNewest);
  const list = async ({ list, limit, after, viewer }: ListQuery) => {
    const all = rows(list);
    const from = after === null ? 0 : all.findIndex((each) => `${positionOf(list, each)}` === `${after}`) + 1;
    const items = all.slice(from, from + limit).map(rowFor(viewer));
    return { items, hasMore: from + limit < all.length, trendingTop: [] };
  };
  const listThese: ConflictReader['listThese'] = async (ids, viewer) => {
    const those = conflicts.filter(({ id }) => ids.includes(id)).map(rowFor(viewer));
    return { items: those, hasMore: false, trendingTop: [] };
  };
  const readAccounts: ConflictReader['readAccounts'] = async () => new Map(conflicts.map((each) => [each.id, each]));
  return { list, listThese, readAccounts } as Partial<ConflictReader> as ConflictReader;
};

const deck = (conflicts: readonly Conflict[], voted: readonly number[] = [], five: readonly ConflictId[] = []) => {
  const todaysFive: TodaysFiveStore = { read: async () => five };
  return readDeck({ reading: readerOf(conflicts, new Set(voted)), todaysFive, secrets: SECRETS, clock: () => NOON });
};

const deckOf = async (
  conflicts: readonly Conflict[],
  voted: readonly number[],
  viewer: typeof VOTER | null = VOTER,
  five: readonly ConflictId[] = [],
) => {
  const read = deck(conflicts, voted, five);
  const pages: (readonly number[])[] = [];
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const page = await read(viewer, after);
    if (!page.ok) throw new Error(page.error);
    pages.push(page.value.items.map(({ id }) => id));
    after = page.value.nextCursor ?? undefined;
  }
  return pages;
};

const conflicts = fc
  .array(
    fc.record({
      trendScore: fc.option(fc.integer({ min: 0, max: 5 })),
      isOwn: fc.boolean(),
      isVoted: fc.boolean(),
      isOfToday: fc.boolean(),
    }),
    { maxLength: 130 },
  )
  .map((rows) =>
    rows.map(({ trendScore, isOwn, isVoted, isOfToday }, index) => ({
      isVoted,
      isOfToday: isOfToday && index < 5,
      conflict: aConflict({ id: toConflictId(index + 1), trendScore, submittedBy: isOwn ? VOTER : AUTHOR }),
    })),
  );

test('contains each conflict the viewer neither posted nor voted on, once: today’s five, then trending, then the newest', async () => {
  await fc.assert(
    fc.asyncProperty(conflicts, async (rows) => {
      const open = rows.filter(({ isVoted, conflict }) => !isVoted && conflict.submittedBy !== VOTER);
      const five = open.filter(({ isOfToday }) => isOfToday).map(({ conflict }) => conflict);
      const meant = open.filter(({ isOfToday }) => !isOfToday).map(({ conflict }) => conflict);
      const voted = rows.filter(({ isVoted }) => isVoted).map(({ conflict }) => conflict.id);
      const pages = await deckOf(
        rows.map(({ conflict }) => conflict),
        voted,
        VOTER,
        rows.filter(({ isOfToday }) => isOfToday).map(({ conflict }) => conflict.id),
      );
      const trending = meant.filter(({ trendScore }) => trendScore !== null).toSorted(byTrend);
      const others = meant.filter(({ trendScore }) => trendScore === null).toSorted(byNewest);
      expect(pages.flat()).toEqual([...five, ...trending, ...others].map(({ id }) => id));
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(DECK_SIZE);
    }),
  );
});

test('fills its first page when it can, the same for everyone who skipped nothing', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aConflict({ id: toConflictId(index + 1), trendScore: null }));
  const [first] = await deckOf(many, [30]);
  expect(first).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
  expect(await deckOf(many, [])).toEqual(await deckOf(many, [], toMemberId('somebody else')));
  expect(await deckOf(many, [])).toEqual(await deckOf(many, [], null));
});

test('may return an empty page to somebody who voted on nearly everything; the next page has the rest', async () => {
  const many = Array.from({ length: 230 }, (_, index) => aConflict({ id: toConflictId(index + 1), trendScore: null }));
  const voted = many.map(({ id }) => id).filter((id) => id > 1);
  expect(await deckOf(many, voted)).toEqual([[], [1]]);
});

test('returns whole accounts and no split', async () => {
  const conflict = aConflict({ herSide: ACCOUNT, hisSide: ACCOUNT, herVotes: 3, hisVotes: 1, totalVotes: 4 });
  const page = await deck([conflict])(null, undefined);
  expect(page).toMatchObject({
    value: { items: [{ herSide: ACCOUNT, hisSide: ACCOUNT, resultsVisible: false, herVotes: null, winner: null }] },
  });
});

test.each(['', 'polarizing', 'trending_x', 'newest_1_2', '17'])('nothing comes after %j', async (after) => {
  expect(await deck([])(null, after)).toEqual({ ok: false, error: 'invalid-input' });
});

test('omits collapsed conflicts and those with voting paused', async () => {
  const care = { ...NO_CARE, isPaused: true };
  const left = [
    aConflict({ id: toConflictId(1), review: 'collapsed' }),
    aConflict({ id: toConflictId(2), care }),
    aConflict({ id: toConflictId(3), trendScore: 2, care }),
    aConflict({ id: toConflictId(4) }),
  ];
  expect(await deckOf(left, [], VOTER, [toConflictId(2)])).toEqual([[4]]);
});
