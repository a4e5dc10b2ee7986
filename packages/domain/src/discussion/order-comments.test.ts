import { describe, expect, test } from 'vitest';
import type { CommentId, Voter } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import { AUTHOR, aComment, aConflict, NOON, SECRETS } from '../test-support/records.ts';
import { writeOf } from '../test-support/writes.ts';
import type { CountedMark } from './bridging.rule.ts';
import type { OrderState } from './comment-store.port.ts';
import { decideOrder } from './order-comments.ts';

const CONFLICT = aConflict();
const idOf = (n: number) => `0197c5f2-0000-7000-8000-00000000000${n}` as CommentId;
const commentOf = (n: number, over: Partial<OrderState['comments'][number]> = {}) => ({
  ...aComment({ id: idOf(n) }),
  place: 0,
  ...over,
});
const marksOf = (n: number, count: number): CountedMark[] =>
  Array.from({ length: 2 * count }, (_, voter) => ({
    commentId: idOf(n),
    markedBy: `voter ${voter}` as Voter,
    markedOn: startOfDay(NOON),
    side: voter % 2 ? 'her' : 'his',
  }));
const ORDER = { changes: 6, markedOn: startOfDay(NOON), orderedAt: null, dueAt: NOON };
const STATE: OrderState = {
  conflict: CONFLICT,
  comments: [commentOf(1), commentOf(2)],
  marks: marksOf(1, 3),
  order: ORDER,
};
const decide = (state: Partial<OrderState> = {}) => decideOrder({ ...STATE, ...state }, SECRETS, CONFLICT.id, NOON);

describe('an ordering', () => {
  test('places the comments whose place has changed, and comes again the next night', () => {
    const places = [{ id: idOf(1), place: 38_268_255, bridges: true }];
    const order = { changes: 0, markedOn: ORDER.markedOn, orderedAt: NOON, dueAt: startOfDay(NOON) + DAY };
    expect(decide().writes).toEqual([
      { kind: 'place-comments', conflictId: CONFLICT.id, places, timesOrdered: 1 },
      { kind: 'put-comment-order', conflictId: CONFLICT.id, order },
    ]);
  });

  test('that moves nothing is not counted, so that pages go on', () => {
    const comments = [commentOf(1, { place: 38_268_255, bridges: true })];
    expect(writeOf(decide({ comments, conflict: aConflict({ timesOrdered: 1 }) }), 'place-comments')).toBeNull();
  });

  test('begins with five marks that count, and goes on with fewer', () => {
    const marks = marksOf(1, 2);
    expect(writeOf(decide({ marks }), 'place-comments')).toBeNull();
    expect(writeOf(decide({ marks, conflict: aConflict({ timesOrdered: 1 }) }), 'place-comments')).not.toBeNull();
  });

  test('counts no mark of the conflict’s author', () => {
    const author = { markedBy: SECRETS.voterOf(AUTHOR), side: 'her' } as const;
    const own = { commentId: idOf(2), markedOn: startOfDay(NOON), ...author };
    expect(decide({ marks: [...STATE.marks, own] }).writes).toEqual(decide().writes);
  });

  test('comes no more once nobody has marked anything for a month', () => {
    const order = { ...ORDER, markedOn: startOfDay(NOON) - 31 * DAY };
    expect(writeOf(decide({ order }), 'put-comment-order')?.order.dueAt).toBeNull();
  });

  test('of a conflict that is gone, or that another process has ordered, changes nothing', () => {
    const orders = [null, { ...ORDER, dueAt: null }, { ...ORDER, dueAt: NOON + 1 }].map((order) => ({ order }));
    for (const state of [{ conflict: null }, ...orders]) expect(decide(state).writes).toEqual([]);
  });
});
