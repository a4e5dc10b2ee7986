import type { Answered, CommentKey, CommentStore, MarkKey, MarkState } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MemberId, Secrets } from '@twosides/domain/kernel';
import { NO_RELATION, type Relation } from '@twosides/domain/profile';
import { findMember } from '../accounts/account-store.ts';
import { applied } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findMailboxKey } from '../mailbox-keys/claim-mailbox-key.ts';
import { findSuspension } from '../mailbox-keys/suspensions.ts';
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

export const createCommentStore = (database: Database, secrets: Secrets): CommentStore => ({
  readComment: async (id) => readComment(database, secrets, id),

  addComment: async (key, decide) =>
    database.write(() => {
      const conflict = findConflict(database, secrets, key.conflictId);
      const decided = decide({
        conflict,
        isBlocked: findRelationOf(database, conflict?.submittedBy, key.memberId).isBlocked,
        author: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, secrets, key.memberId),
        streak: findStreak(database, key.memberId),
        vote: findVote(database, key.conflictId, key.voterRef),
        answered: findAnswered(database, secrets, key),
        hasCommented: hasCommented(database, secrets, key.conflictId, key.memberId),
        operation: findOperation(database, key),
      });
      return applied({ database, secrets }, decided);
    }),

  deleteComment: async (id, decide) =>
    database.write(() => applied({ database, secrets }, decide(findComment(database, secrets, id)))),

  hideComment: async (id, decide) =>
    database.write(() => {
      const stored = findComment(database, secrets, id);
      const conflict = stored && findConflict(database, secrets, stored.comment.conflictId);
      return applied({ database, secrets }, decide({ stored, conflict }));
    }),

  listDueOrders: async (now, limit) =>
    database.all<{ readonly id: ConflictId }>(DUE_ORDERS, now, limit).map(({ id }) => id),

  orderComments: async (id, decide) =>
    database.write(() => {
      const conflict = findConflict(database, secrets, id);
      const state = { conflict, ...readMarked(database, secrets, id), order: findOrder(database, id) };
      return applied({ database, secrets }, decide(state));
    }),

  markComment: async (key, decide) =>
    database.write(() => applied({ database, secrets }, decide(loadState(database, secrets, key)))),
});

const findAnswered = (database: Database, secrets: Secrets, { replyTo, memberId }: CommentKey): Answered | null => {
  const find = (id: CommentId | null | undefined) => (id && findComment(database, secrets, id)?.comment) ?? null;
  const comment = find(replyTo);
  if (comment === null || find(comment.replyTo)?.isVisible === false) return null;
  return { comment, ...findRelationOf(database, comment.authorId, memberId) };
};

const findRelationOf = (database: Database, author: MemberId | null | undefined, other: MemberId): Relation =>
  author ? findRelation(database, author, other) : NO_RELATION;

const loadState = (database: Database, secrets: Secrets, key: MarkKey): MarkState => {
  const comment = findComment(database, secrets, key.commentId)?.comment ?? null;
  const mailboxKey = findMailboxKey(database, key.memberId);
  const mailboxId = mailboxKey && secrets.mailboxIdOf('marks', mailboxKey);
  return {
    comment,
    conflict: comment && findConflict(database, secrets, comment.conflictId),
    author: comment?.authorId ? findMember(database, comment.authorId) : null,
    marker: findMember(database, key.memberId),
    suspendedUntil: findSuspension(database, secrets, key.memberId),
    mailboxId,
    mark: findMark(database, key.commentId, key.markedBy),
    markOfMailbox: mailboxId && findHeldMark(database, key.commentId, mailboxId),
    vote: comment && findVote(database, comment.conflictId, key.markedBy),
    order: comment && findOrder(database, comment.conflictId),
    operation: findOperation(database, key),
  };
};
