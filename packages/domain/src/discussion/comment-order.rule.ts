import type { Timestamp } from '../kernel/ids.ts';
import { DAY, MINUTE, startOfDay } from '../kernel/time.ts';
import type { CommentOrder } from '../model/comment.ts';

/** Comments are ordered after this many new marks, or else at night, which hides the effect of a single mark. */
export const CHANGES_PER_ORDERING = 5;
const ORDERING_INTERVAL = 10 * MINUTE;
const ORDERED_FOR = 30 * DAY;

/** @param counted 1 for a counted mark, -1 for a removed one, 0 for a mark that does not count */
export const orderAfterMark = (order: CommentOrder | null, counted: 1 | 0 | -1, now: Timestamp): CommentOrder => {
  const changes = (order?.changes ?? 0) + counted;
  const orderedAt = order?.orderedAt ?? null;
  const next = changes >= CHANGES_PER_ORDERING ? Math.max(now, (orderedAt ?? 0) + ORDERING_INTERVAL) : nextNight(now);
  return { changes, orderedAt, markedOn: startOfDay(now), dueAt: Math.min(next, order?.dueAt ?? next) };
};

export const orderAfterOrdering = ({ markedOn }: CommentOrder, now: Timestamp): CommentOrder => ({
  changes: 0,
  markedOn,
  orderedAt: now,
  dueAt: now - markedOn < ORDERED_FOR ? nextNight(now) : null,
});

const nextNight = (now: Timestamp): Timestamp => startOfDay(now) + DAY;
