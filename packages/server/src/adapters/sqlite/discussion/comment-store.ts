import type { Answered, CommentKey, CommentStore, MarkKey, MarkState } from '@twosides/domain/discussion';
import type { CommentId, MemberId } from '@twosides/domain/kernel';
import { NO_RELATION, type Relation } from '@twosides/domain/profile';
import { findMember } from '../accounts/account-store.ts';
import { transact } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findMailboxKey, findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { findStreak } from '../points/ledger.ts';
import { findRelation } from '../profile/relation-store.ts';
import { findVote } from '../voting/votes.ts';
import {
  DUE_ORDERS,
  findComment,
  findHeldMark,
  findMark,
  findOrder,
  hasCommented,
  readComment,
  readMarked,
} from './comments.ts';

export const createCommentStore = (database: SiteDatabase): CommentStore => ({
  readComment: async (id) => readComment(database, id),

  addComment: async (key, decide) =>
    transact(database, decide, () => {
      const conflict = findConflict(database, key.conflictId);
      return {
        conflict,
        isBlocked: findRelationOf(database, conflict?.submittedBy, key.memberId).isBlocked,
        author: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, key.memberId),
        streak: findStreak(database, key.memberId),
        vote: findVote(database, key.conflictId, key.voterRef),
        answered: findAnswered(database, key),
        hasCommented: hasCommented(database, key.conflictId, key.memberId),
        operation: findOperation(database, key),
      };
    }),

  deleteComment: async (id, decide) => transact(database, decide, () => findComment(database, id)),

  hideComment: async (id, decide) =>
    transact(database, decide, () => {
      const stored = findComment(database, id);
      return { stored, conflict: stored && findConflict(database, stored.comment.conflictId) };
    }),

  listDueOrders: async (now, limit) => database.list(DUE_ORDERS, now, limit),

  orderComments: async (id, decide) =>
    transact(database, decide, () => ({
      conflict: findConflict(database, id),
      ...readMarked(database, id),
      order: findOrder(database, id),
    })),

  markComment: async (key, decide) => transact(database, decide, () => loadState(database, key)),
});

const findAnswered = (database: SiteDatabase, { replyTo, memberId }: CommentKey): Answered | null => {
  const find = (id: CommentId | null | undefined) => (id && findComment(database, id)?.comment) ?? null;
  const comment = find(replyTo);
  if (comment === null || find(comment.replyTo)?.isVisible === false) return null;
  return { comment, ...findRelationOf(database, comment.authorId, memberId) };
};

const findRelationOf = (database: Database, author: MemberId | null | undefined, other: MemberId): Relation =>
  author ? findRelation(database, author, other) : NO_RELATION;

const loadState = (database: SiteDatabase, key: MarkKey): MarkState => {
  const comment = findComment(database, key.commentId)?.comment ?? null;
  const mailboxKey = findMailboxKey(database, key.memberId);
  const mailboxId = mailboxKey && database.secrets.mailboxIdOf('marks', mailboxKey);
  return {
    comment,
    conflict: comment && findConflict(database, comment.conflictId),
    author: comment?.authorId ? findMember(database, comment.authorId) : null,
    marker: findMember(database, key.memberId),
    suspendedUntil: findSuspension(database, key.memberId),
    mailboxId,
    mark: findMark(database, key.commentId, key.markedBy),
    markOfMailbox: mailboxId && findHeldMark(database, key.commentId, mailboxId),
    vote: comment && findVote(database, comment.conflictId, key.markedBy),
    order: comment && findOrder(database, comment.conflictId),
    operation: findOperation(database, key),
  };
};
