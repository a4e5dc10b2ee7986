import { byNewest, byOutcome, byPolarity, byToday, byTrend } from '@twosides/domain/conflicts';
import type { CategoryId, Conflict, ConflictHead } from '@twosides/domain/model';
import {
  type ConflictCard,
  type ListName,
  type ListPosition,
  type ListQuery,
  positionOf,
} from '@twosides/domain/reading';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { NOW } from '../builders.ts';

type ListCase = {
  readonly list: ListName;
  readonly order: (a: ConflictHead, b: ConflictHead) => number;
  readonly holds: (conflict: Conflict) => boolean;
};

export const isListed = ({ isActive, review }: Pick<Conflict, 'isActive' | 'review'>): boolean =>
  isActive && (review === null || review === 'kept');

const byResult = (a: ConflictHead, b: ConflictHead) => (b.revealedAt ?? 0) - (a.revealedAt ?? 0) || byNewest(a, b);

export const LISTS: readonly ListCase[] = [
  { list: 'today', order: byToday, holds: () => true },
  { list: 'voted-today', order: byToday, holds: (conflict) => conflict.todayVotes > 0 },
  { list: 'trending', order: byTrend, holds: (conflict) => conflict.trendScore !== null },
  { list: 'polarizing', order: byPolarity, holds: (conflict) => conflict.revealedAt !== null },
  { list: 'ended', order: byOutcome, holds: (conflict) => conflict.endedAt !== null },
  { list: 'revealed', order: byResult, holds: (conflict) => conflict.revealedAt !== null },
  { list: 'newest', order: byNewest, holds: () => true },
];

export const walkList = async (
  { reading }: Stores,
  query: Omit<ListQuery, 'after'>,
  afterEachPage: () => Promise<unknown> = async () => {},
): Promise<ConflictCard[]> => {
  const walked: ConflictCard[] = [];
  let after: ListPosition | null = null;
  for (;;) {
    const { items, hasMore } = await reading.list({ ...query, after });
    walked.push(...items.map(({ conflict }) => conflict));
    expect(items.length).toBeLessThanOrEqual(query.limit);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length);
    const last = items.at(-1)?.conflict;
    if (!hasMore || !last) return walked;
    await afterEachPage();
    after = JSON.parse(JSON.stringify(positionOf(query.list, last))) as ListPosition;
  }
};

export const CATEGORIES_IN_USE: readonly CategoryId[] = ['love', 'money', 'trust'];

export const standing: fc.Arbitrary<Partial<Conflict>> = fc
  .record({
    category: fc.constantFrom(...CATEGORIES_IN_USE),
    herVotes: fc.nat({ max: 3 }),
    hisVotes: fc.nat({ max: 3 }),
    todayVotes: fc.nat({ max: 2 }),
    trendScore: fc.constantFrom(null, 0, -3.7, 1.5, 1.5000000000000002, Math.PI, 700.1),
    revealedAt: fc.constantFrom(null, NOW, NOW + 1),
    endedAt: fc.constantFrom(null, NOW, NOW + 1),
    isActive: fc.constantFrom(true, true, true, false),
    review: fc.constantFrom<Conflict['review']>(null, null, 'kept', 'collapsed', 'collapsed-by-reports'),
  })
  .map((given) => ({ ...given, totalVotes: given.herVotes + given.hisVotes }));
