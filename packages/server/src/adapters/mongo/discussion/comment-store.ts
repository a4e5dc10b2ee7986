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
import { type Actor, transact, transactAs } from '../apply-writes.ts';
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
import type { CommentRecord, HelpfulMarkRecord } from '../models/conflict-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { markedPipeline, WITH_AUTHOR } from './comment-pipeline.ts';

export const createCommentStore = (database: SiteDatabase): Omit<CommentStore, 'addComment'> => ({
  readComment: async (id) => {
    const [found] = await database.comments.aggregate<CommentRow>([{ $match: { _id: id } }, WITH_AUTHOR]);
    return found === undefined ? null : toComment(database.secrets, found);
  },

  deleteComment: (id, decide) => transact(database, decide, () => findComment(database, id)),

  hideComment: (id, decide) =>
    transact(database, decide, async () => {
      const stored = await findComment(database, id);
      return { stored, conflict: stored && (await findConflict(database, stored.comment.conflictId)) };
    }),

  listDueOrders: async (now, limit) => {
    const due = { dueAt: trusted({ $gte: 0, $lte: now }) };
    const found = await database.commentOrders.find(due, { _id: 1 }).hint('due').sort({ dueAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  },

  orderComments: (id, decide) => transact(database, decide, () => loadOrder(database, id)),

  markComment: (key, decide) => transactAs(database, key.memberId, decide, (actor) => loadState(database, key, actor)),
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
  { user: marker, suspendedUntil }: Actor,
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
    suspendedUntil,
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
