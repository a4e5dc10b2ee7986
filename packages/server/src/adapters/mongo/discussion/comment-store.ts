import type {
  CommentStore,
  HelpfulMark,
  MarkKey,
  MarkState,
  OrderState,
  StoredComment,
} from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MailboxId } from '@twosides/domain/kernel';
import type { CommentOrder } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { applied } from '../apply-writes.ts';
import {
  type CommentRow,
  findConflict,
  findOperation,
  toComment,
  toCommentOnly,
  toMember,
  toVote,
  WITHOUT_ID,
} from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { type Gate, readGate } from '../mailbox-keys/gates.ts';
import type { CommentRecord, HelpfulMarkRecord } from '../models/conflict-records.ts';
import type { UserRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { markedPipeline, WITH_AUTHOR } from './comment-pipeline.ts';

export const createCommentStore = (database: SiteDatabase): Omit<CommentStore, 'addComment'> => ({
  readComment: async (id) => {
    const [found] = await database.comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(database.secrets, found);
  },

  deleteComment: (id, decide) =>
    inTransaction(database.connection, async () => applied(database, decide(await findComment(database, id)))),

  hideComment: (id, decide) =>
    inTransaction(database.connection, async () => {
      const stored = await findComment(database, id);
      const conflict = stored && (await findConflict(database, stored.comment.conflictId));
      return applied(database, decide({ stored, conflict }));
    }),

  listDueOrders: async (now, limit) => {
    const due = { dueAt: trusted({ $gte: 0, $lte: now }) };
    const found = await database.commentOrders.find(due, { _id: 1 }).hint('due').sort({ dueAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  },

  orderComments: (id, decide) =>
    inTransaction(database.connection, async () => applied(database, decide(await loadOrder(database, id)))),

  markComment: (key, decide) =>
    inTransaction(database.connection, async () => {
      const marker = await database.users.findOne({ _id: key.memberId }).lean();
      const gate = await readGate(database, marker);
      return applied(database, decide(await loadState(database, key, marker, gate)), gate);
    }),
});

const findComment = async (database: SiteDatabase, id: CommentId): Promise<StoredComment | null> => {
  const found = await database.comments.findOne({ _id: id }).lean();
  return (
    found && {
      comment: toCommentOnly(database.secrets, found),
      takenDownBy: found.takenDownBy ?? null,
      countsFor: await countsFor(database, found),
    }
  );
};

type Counted = { readonly _id: CommentId; readonly replyTo?: CommentId | undefined };

export const countsFor = async ({ comments }: Models, { _id, replyTo }: Counted): Promise<number> =>
  replyTo === undefined
    ? 1 + (await comments.countDocuments({ replyTo: _id, isVisible: true }))
    : Number((await comments.exists({ _id: replyTo, isVisible: true })) !== null);

const loadState = async (
  database: SiteDatabase,
  key: MarkKey,
  marker: UserRecord | null,
  gate: Gate | null,
): Promise<MarkState> => {
  const comment = await database.comments.findOne({ _id: key.commentId }).lean();
  const authorId = comment && authorOf(database.secrets, comment.authorId, comment.authorSealed);
  const author = authorId ? await database.users.findOne({ _id: authorId }).lean() : null;
  const mailboxId = marker?.mailboxKey ? database.secrets.mailboxIdOf('marks', marker.mailboxKey) : null;
  const marks = await database.helpfulMarks
    .find({
      commentId: key.commentId,
      $or: [{ markedBy: key.markedBy }, { mailboxId: mailboxId ?? ('' as MailboxId) }],
    })
    .lean();
  const vote =
    comment && (await database.votes.findOne({ conflictId: comment.conflictId, voterRef: key.markedBy }).lean());
  return {
    comment: comment && toCommentOnly(database.secrets, comment),
    conflict: comment && (await findConflict(database, comment.conflictId)),
    author: author && toMember(author),
    marker: marker && toMember(marker),
    mailboxId,
    mark: toMark(marks.find(({ markedBy }) => markedBy === key.markedBy)),
    markOfMailbox: toMark(marks.find((mark) => mark.mailboxId === mailboxId)),
    vote: vote && toVote(vote),
    order: await findOrder(database, comment?.conflictId),
    operation: await findOperation(database, key),
    suspendedUntil: gate?.suspendedUntil ?? null,
  };
};

const toMark = (mark: HelpfulMarkRecord | undefined): HelpfulMark | null =>
  mark === undefined ? null : { mailboxId: mark.mailboxId, changedMind: mark.changedMind };

const findOrder = async ({ commentOrders }: Models, id: ConflictId | undefined): Promise<CommentOrder | null> =>
  id === undefined ? null : commentOrders.findOne({ _id: id }, WITHOUT_ID).lean();

const loadOrder = async (database: SiteDatabase, id: ConflictId): Promise<OrderState> => {
  const comments = await database.comments.aggregate<MarkedRow>(markedPipeline(id)).hint('marked');
  const marks = comments.flatMap((row) => row.marks);
  const votes = await database.votes
    .find({
      conflictId: id,
      voterRef: trusted({ $in: [...new Set(marks.map(({ markedBy }) => markedBy))] }),
      established: true,
      isExcluded: false,
    })
    .lean();
  const sides = new Map(votes.map(({ voterRef, side }) => [voterRef, side]));
  return {
    conflict: await findConflict(database, id),
    comments: comments.map((row) => ({ ...toCommentOnly(database.secrets, row), place: row.place })),
    marks: marks.flatMap(({ commentId, markedBy, markedOn }) => {
      const side = sides.get(markedBy);
      return side === undefined ? [] : [{ commentId, markedBy, markedOn, side }];
    }),
    order: await findOrder(database, id),
  };
};

type MarkedRow = CommentRecord & { readonly marks: readonly HelpfulMarkRecord[] };
