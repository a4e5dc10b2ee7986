import type { CommentStore, HelpfulKey, HelpfulState } from '@twosides/domain/discussion';
import type { Secrets } from '@twosides/domain/kernel';
import { commentItem } from '@twosides/domain/model';
import { findMember } from '../accounts/account-store.ts';
import { findConflict, saveStanding } from '../conflicts/conflict-store.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation, insertOperation } from '../kernel/operations.ts';
import { countPointsOf, enterAward, enterPoints, findStreak, takeBackPoints } from '../points/ledger.ts';
import { findVoice } from '../voices/claim-voice.ts';
import { findVote } from '../voting/votes.ts';
import { findComment, hasCommented, insertComment, isMarked, readComment, saveWithoutWords } from './comments.ts';

export const createCommentStore = (database: Database, secrets: Secrets): CommentStore => ({
  readComment: async (id) => readComment(database, secrets, id),

  addComment: async (key, decide) =>
    database.write(() => {
      const { changes, result } = decide({
        conflict: findConflict(database, secrets, key.conflictId),
        author: findMember(database, key.memberId),
        streak: findStreak(database, key.memberId),
        vote: findVote(database, key.conflictId, key.castBy),
        hasCommented: hasCommented(database, secrets, key.conflictId, key.memberId),
        operation: findOperation(database, key),
      });
      if (!changes) return result;
      insertComment(database, secrets, changes);
      saveStanding(database, changes.conflict);
      if (changes.operation) insertOperation(database, changes.operation);
      if (changes.award) enterAward(database, key.memberId, changes.award);
      return result;
    }),

  deleteComment: async (id, decide) =>
    database.write(() => {
      const before = findComment(database, secrets, id);
      const { changes, result } = decide(before);
      if (before && changes) {
        saveWithoutWords(database, changes);
        countPointsOf(database, commentItem(id), false);
        if (before.isVisible && !changes.isVisible)
          database.run('UPDATE conflicts SET comment_count = comment_count - 1 WHERE id = ?', before.conflictId);
      }
      return result;
    }),

  markHelpful: async (key, decide) =>
    database.write(() => {
      const state = loadState(database, secrets, key);
      const { changes, result } = decide(state);
      if (!changes) return result;
      const { comment, entry, operation, isMarked } = changes;
      if (isMarked) database.run(SET_MARK, key.commentId, state.fingerprint, key.markedBy);
      else database.run(REMOVE_MARK, key.commentId, key.markedBy);
      database.run('UPDATE comments SET helpful_count = ? WHERE id = ?', comment.helpfulCount, key.commentId);
      if (entry && isMarked) enterPoints(database, entry);
      else if (entry) takeBackPoints(database, entry);
      if (operation) insertOperation(database, operation);
      return result;
    }),
});

/** The one of the voice, no matter who has made it. */
const SET_MARK = `
  INSERT INTO helpful_marks (comment_id, user_fingerprint, marked_by) VALUES (?, ?, ?)
  ON CONFLICT (comment_id, user_fingerprint) DO UPDATE SET marked_by = excluded.marked_by
  ON CONFLICT (comment_id, marked_by) DO NOTHING`;
const REMOVE_MARK = 'DELETE FROM helpful_marks WHERE comment_id = ? AND marked_by = ?';
const IS_HELD = 'SELECT 1 FROM helpful_marks WHERE comment_id = ? AND user_fingerprint = ?';

const loadState = (database: Database, secrets: Secrets, key: HelpfulKey): HelpfulState => {
  const comment = findComment(database, secrets, key.commentId);
  const voice = findVoice(database, key.memberId);
  const fingerprint = voice && secrets.fingerprintOf('marks', voice);
  return {
    comment,
    conflict: comment && findConflict(database, secrets, comment.conflictId),
    author: comment?.authorId ? findMember(database, comment.authorId) : null,
    marker: findMember(database, key.memberId),
    fingerprint,
    isMarked: isMarked(database, key.commentId, key.markedBy),
    isHeld: fingerprint !== null && database.first(IS_HELD, key.commentId, fingerprint) !== null,
    operation: findOperation(database, key),
  };
};
