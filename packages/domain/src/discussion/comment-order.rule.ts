import type { Timestamp } from '../kernel/ids.ts';
import { DAY, MINUTE, startOfDay } from '../kernel/time.ts';
import type { CommentOrder } from '../model/comment.ts';

/** Counted marks that bring the next ordering forward. Several at once hide the effect of a single one. */
export const CHANGES_PER_ORDERING = 5;
/** Shortest time between two orderings, in milliseconds. */
const ORDERING_INTERVAL = 10 * MINUTE;
/** How long after its latest mark a conflict is still ordered every night. */
const ORDERED_FOR = 30 * DAY;

/** @param counted 1 for a counted mark, -1 for a removed one, 0 if it does not count */
export const orderAfterMark = (order: CommentOrder | null, counted: 1 | 0 | -1, now: Timestamp): CommentOrder => {
  const changes = (order?.changes ?? 0) + counted;
  const orderedAt = order?.orderedAt ?? null;
  const next = changes >= CHANGES_PER_ORDERING ? Math.max(now, (orderedAt ?? 0) + ORDERING_INTERVAL) : nextNight(now);
  return { changes, orderedAt, markedOn: startOfDay(now), dueAt: Math.min(next, order?.dueAt ?? next) };
};

/** Ordered every night, since votes may have changed, until nobody has marked anything for a month. */
export const orderAfterOrdering = ({ markedOn }: CommentOrder, now: Timestamp): CommentOrder => ({
  changes: 0,
  markedOn,
  orderedAt: now,
  dueAt: now - markedOn < ORDERED_FOR ? nextNight(now) : null,
});

/** The next midnight UTC. */
const nextNight = (now: Timestamp): Timestamp => startOfDay(now) + DAY;
