import type { Clock, ConflictId, Secrets, Timestamp, Voter } from '../kernel/index.ts';
import { type Decided, unchanged } from '../model/index.ts';
import { CHANGES_PER_ORDERING, orderAfterOrdering, placeComments } from './bridging.rule.ts';
import type { CommentStore, OrderState } from './comment-store.port.ts';
import { isCommentByAuthor } from './discussion.rule.ts';

const BATCH = 20;

type Needs = {
  readonly comments: Pick<CommentStore, 'listDueOrders' | 'orderComments'>;
  readonly secrets: Pick<Secrets, 'voterOf'>;
  readonly clock: Clock;
};

export const orderComments =
  ({ comments, secrets, clock }: Needs) =>
  async (): Promise<boolean> => {
    const due = await comments.listDueOrders(clock(), BATCH);
    for (const id of due) await comments.orderComments(id, (state) => decideOrder(state, secrets, id, clock()));
    return due.length === BATCH;
  };

export const decideOrder = (
  { conflict, comments, marks, order }: OrderState,
  { voterOf }: Pick<Secrets, 'voterOf'>,
  conflictId: ConflictId,
  now: Timestamp,
): Decided<null> => {
  if (conflict === null || order?.dueAt == null || order.dueAt > now) return unchanged(null);
  const author: Voter | null = conflict.submittedBy && voterOf(conflict.submittedBy);
  const counted = marks.filter(({ markedBy }) => markedBy !== author);
  const isFirst = conflict.timesOrdered === 0;
  const places =
    isFirst && counted.length < CHANGES_PER_ORDERING
      ? []
      : placeComments(
          comments.map((comment) => ({ ...comment, isByAuthor: isCommentByAuthor(comment, conflict) })),
          counted,
        );
  const before = new Map(comments.map((comment) => [comment.id, comment]));
  const moved = places.filter(({ id, place, bridges }) => {
    const earlier = before.get(id);
    return earlier?.place !== place || earlier.bridges !== bridges;
  });
  return {
    writes: [
      ...(moved.length === 0
        ? []
        : [{ kind: 'place-comments', conflictId, places: moved, timesOrdered: conflict.timesOrdered + 1 } as const]),
      { kind: 'put-comment-order', conflictId, order: orderAfterOrdering(order, now) },
    ],
    result: null,
  };
};
