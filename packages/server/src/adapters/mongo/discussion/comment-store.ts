import type { CommentStore, HelpfulMark, MarkKey, MarkState, OrderState } from '@twosides/domain/discussion';
import type { ConflictId, MailboxId, Secrets } from '@twosides/domain/kernel';
import type { CommentOrder } from '@twosides/domain/model';
import { type Connection, trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { applied } from '../apply-writes.ts';
import {
  type CommentRow,
  toComment,
  toCommentOnly,
  toConflict,
  toMember,
  toOperation,
  toVote,
} from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { readGate } from '../mailbox-keys/gates.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import type { CommentRecord } from '../models/conflict-schemas.ts';
import { operationId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import type { HelpfulMarkRecord } from '../models/point-schemas.ts';
import { markedPipeline, WITH_AUTHOR } from './comment-pipeline.ts';

export const createCommentStore = (
  connection: Connection,
  models: Models,
  secrets: Secrets,
): Omit<CommentStore, 'addComment'> => ({
  readComment: async (id) => {
    const [found] = await models.comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(secrets, found);
  },

  deleteComment: (id, decide) =>
    inTransaction(connection, async () => {
      const found = await models.comments.findOne({ _id: id }).lean();
      const stored = found && {
        comment: toCommentOnly(secrets, found),
        takenDownBy: found.takenDownBy ?? null,
        countsFor: await countsFor(models, found),
      };
      return applied({ models, secrets }, decide(stored));
    }),

  hideComment: (id, decide) =>
    inTransaction(connection, async () => {
      const found = await models.comments.findOne({ _id: id }).lean();
      const record = found && (await models.conflicts.findOne({ _id: found.conflictId }).lean());
      const stored = found && {
        comment: toCommentOnly(secrets, found),
        takenDownBy: found.takenDownBy ?? null,
        countsFor: await countsFor(models, found),
      };
      return applied({ models, secrets }, decide({ stored, conflict: record && toConflict(secrets, record) }));
    }),

  listDueOrders: async (now, limit) => {
    const due = { dueAt: trusted({ $gte: 0, $lte: now }) };
    const found = await models.commentOrders.find(due, { _id: 1 }).hint('due').sort({ dueAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  },

  orderComments: (id, decide) =>
    inTransaction(connection, async () => applied({ models, secrets }, decide(await loadOrder(models, secrets, id)))),

  markComment: (key, decide) =>
    inTransaction(connection, async () => {
      const marker = await models.users.findOne({ _id: key.memberId }).lean();
      const gate = await readGate(models, secrets, marker);
      const state = await loadState(models, secrets, key, marker);
      const decided = decide({ ...state, suspendedUntil: gate?.suspendedUntil ?? null });
      return applied({ models, secrets }, decided, gate);
    }),
});

export const countsFor = async ({ comments }: Models, { _id, replyTo }: CommentRecord): Promise<number> =>
  replyTo === undefined
    ? 1 + (await comments.countDocuments({ replyTo: _id, isVisible: true }))
    : Number((await comments.exists({ _id: replyTo, isVisible: true })) !== null);

const loadState = async (
  models: Models,
  secrets: Secrets,
  key: MarkKey,
  marker: UserRecord | null,
): Promise<Omit<MarkState, 'suspendedUntil'>> => {
  const comment = await models.comments.findOne({ _id: key.commentId }).lean();
  const conflict = comment && (await models.conflicts.findOne({ _id: comment.conflictId }).lean());
  const authorId = comment && authorOf(secrets, comment.authorId, comment.authorSealed);
  const author = authorId ? await models.users.findOne({ _id: authorId }).lean() : null;
  const mailboxId = marker?.mailboxKey ? secrets.mailboxIdOf('marks', marker.mailboxKey) : null;
  const marks = await models.helpfulMarks
    .find({
      commentId: key.commentId,
      $or: [{ markedBy: key.markedBy }, { mailboxId: mailboxId ?? ('' as MailboxId) }],
    })
    .lean();
  const vote =
    comment && (await models.votes.findOne({ conflictId: comment.conflictId, voterRef: key.markedBy }).lean());
  const operation =
    key.opId === null
      ? null
      : await models.operations.findOne({ _id: operationId({ actor: key.actor, opId: key.opId }) }).lean();
  return {
    comment: comment && toCommentOnly(secrets, comment),
    conflict: conflict && toConflict(secrets, conflict),
    author: author && toMember(author),
    marker: marker && toMember(marker),
    mailboxId,
    mark: toMark(marks.find(({ markedBy }) => markedBy === key.markedBy)),
    markOfMailbox: toMark(marks.find((mark) => mark.mailboxId === mailboxId)),
    vote: vote && toVote(vote),
    order: await findOrder(models, comment?.conflictId),
    operation: operation && toOperation(operation),
  };
};

const toMark = (mark: HelpfulMarkRecord | undefined): HelpfulMark | null =>
  mark === undefined ? null : { mailboxId: mark.mailboxId, changedMind: mark.changedMind };

const findOrder = async ({ commentOrders }: Models, id: ConflictId | undefined): Promise<CommentOrder | null> => {
  const found = id === undefined ? null : await commentOrders.findOne({ _id: id }).lean();
  if (found === null) return null;
  const { _id, ...order } = found;
  return order;
};

const loadOrder = async (models: Models, secrets: Secrets, id: ConflictId): Promise<OrderState> => {
  const conflict = await models.conflicts.findOne({ _id: id }).lean();
  const order = await findOrder(models, id);
  const comments = await models.comments.aggregate<MarkedRow>(markedPipeline(id)).hint('marked');
  const marks = comments.flatMap((row) => row.marks);
  const votes = await models.votes
    .find({
      conflictId: id,
      voterRef: trusted({ $in: [...new Set(marks.map(({ markedBy }) => markedBy))] }),
      established: true,
      isExcluded: false,
    })
    .lean();
  const sides = new Map(votes.map(({ voterRef, side }) => [voterRef, side]));
  return {
    conflict: conflict && toConflict(secrets, conflict),
    comments: comments.map((row) => ({ ...toCommentOnly(secrets, row), place: row.place })),
    marks: marks.flatMap(({ commentId, markedBy, markedOn }) => {
      const side = sides.get(markedBy);
      return side === undefined ? [] : [{ commentId, markedBy, markedOn, side }];
    }),
    order,
  };
};

type MarkedRow = CommentRecord & { readonly marks: readonly HelpfulMarkRecord[] };
