import type { Answered, CommentKey, CommentStore, HelpfulKey, HelpfulState } from '@twosides/domain/discussion';
import type { CommentId, Secrets } from '@twosides/domain/kernel';
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
import { findComment, findMark, hasCommented, readComment } from './comments.ts';

export const createCommentStore = (database: Database, secrets: Secrets): CommentStore => ({
  readComment: async (id) => readComment(database, secrets, id),

  addComment: async (key, decide) =>
    database.write(() => {
      const conflict = findConflict(database, secrets, key.conflictId);
      const author = conflict?.anonymous === false ? conflict.submittedBy : null;
      const decided = decide({
        conflict,
        isBlocked: author !== null && findRelation(database, author, key.memberId).isBlocked,
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

  markHelpful: async (key, decide) =>
    database.write(() => applied({ database, secrets }, decide(loadState(database, secrets, key)))),
});

const findAnswered = (database: Database, secrets: Secrets, { replyTo, memberId }: CommentKey): Answered | null => {
  const find = (id: CommentId | null | undefined) => (id && findComment(database, secrets, id)?.comment) ?? null;
  const comment = find(replyTo);
  if (comment === null || find(comment.replyTo)?.isVisible === false) return null;
  const { authorId, underPseudonym } = comment;
  const relation = authorId && !underPseudonym ? findRelation(database, authorId, memberId) : null;
  return { comment, isMuted: relation?.isMuted ?? false, isBlocked: relation?.isBlocked ?? false };
};

const IS_HELD = 'SELECT 1 FROM helpful_marks WHERE comment_id = ? AND mailbox_id = ?';

const loadState = (database: Database, secrets: Secrets, key: HelpfulKey): HelpfulState => {
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
    isHeld: mailboxId !== null && database.first(IS_HELD, key.commentId, mailboxId) !== null,
    operation: findOperation(database, key),
  };
};
