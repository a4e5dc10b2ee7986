import type { ConflictId } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { commentIdOf, memberId, NOW } from '../builders.ts';

/**
 * Three conflicts of `author` with a comment each, of the time when reports hid: both with one report and ten points.
 */
export const EARLIER = [
  { takenDownBy: 'reports', isSettled: false },
  { takenDownBy: null, isSettled: true },
  { takenDownBy: 'operator', isSettled: true },
] as const;

export const POINTS = 10;
export const DAY_OF_POINTS = spanStart('day', NOW);
/** The author's rows of the boards, in which the second conflict and its comment count. */
export const SCORES = (['all', 'week', 'day'] as const).map((span) => ({
  span,
  start: spanStart(span, NOW),
  points: 2 * POINTS,
}));

/** What has become of them. */
export const expectFolded = async (stores: Stores): Promise<void> => {
  const read = await Promise.all(EARLIER.map((_, n) => stores.reading.read((n + 1) as ConflictId, 5)));
  expect(read.map((one) => [one?.conflict.takenDownBy, one?.conflict.review, one?.conflict.commentCount])).toEqual([
    [null, 'folded-by-reports', 1],
    [null, 'kept', 0],
    ['operator', null, 0],
  ]);
  const comments = await Promise.all(EARLIER.map((_, n) => stores.comments.readComment(commentIdOf(n + 1))));
  expect(comments.map((one) => [one?.isVisible, one?.review])).toEqual([
    [true, 'folded-by-reports'],
    [true, 'kept'],
    [false, null],
  ]);
  const score = { points: 4 * POINTS, votes: 0, conflicts: 2, comments: 0, helpfulComments: 2 };
  expect((await stores.points.readRecord(memberId('author'), 'self')).score).toEqual(score);
  const item = { kind: 'conflict', id: 1 as ConflictId } as const;
  const given = await stores.reports.settle(item, ({ openReports }) => ({ writes: [], result: openReports }));
  expect(given).toHaveLength(1);
};
