import {
  type Conflict,
  type ConflictId,
  type ConflictStore,
  commentItem,
  conflictItem,
  type Secrets,
} from '@twosides/domain';
import { findMember, findTakenNames } from './account-store.ts';
import { findVoice } from './claim-voice.ts';
import {
  findComment,
  hasCommented,
  insertComment,
  isMarked,
  readComment,
  readCommentPage,
  saveWithoutWords,
} from './comments.ts';
import { readAuthorList, readList, readTrendingTop } from './conflict-lists.ts';
import { type ConflictRow, toConflict, toConflictRow } from './conflict-row.ts';
import type { Database } from './database.ts';
import { enqueueJobs } from './job-queue.ts';
import { countPointsOf, enterAward, findStreak } from './ledger.ts';
import { findOperation, insertOperation } from './operations.ts';
import { noteWaitingVote } from './public-figures.ts';
import { sweepToday } from './sweep-today.ts';
import { findHeldVote, findVote, readSides, saveVote } from './votes.ts';

/**
 * The write lock is taken before an operation's first read, so every decision sees the last one's changes and runs
 * once.
 */
export const createConflictStore = (database: Database, secrets: Secrets): ConflictStore => ({
  list: async (query) => database.read(() => readList(database, secrets, query)),
  listByAuthor: async (query) => database.read(() => readAuthorList(database, secrets, query)),
  read: async (id, commentLimit) =>
    database.read(() => {
      const conflict = findConflict(database, secrets, id);
      return (
        conflict && {
          conflict,
          comments: readCommentPage(database, secrets, id, null, commentLimit),
          trendingTop: readTrendingTop(database),
        }
      );
    }),
  listComments: async (id, after, limit) => readCommentPage(database, secrets, id, after, limit),
  readComment: async (id) => readComment(database, secrets, id),
  readBeside: async (id, { voters, comments, marker }) =>
    database.read(() => ({
      sides: readSides(database, id, voters),
      marked: new Set(marker === null ? [] : comments.filter((comment) => isMarked(database, comment, marker))),
    })),

  postConflict: async (key, decide) =>
    database.write(() => {
      const { changes, result } = decide({
        author: findMember(database, key.memberId),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
        takenNames: findTakenNames(database, key.wishedNames),
      });
      if (!changes) return result(null);
      const id = database.insert('conflicts', toConflictRow(secrets, changes.conflict)) as ConflictId;
      if (changes.operation) insertOperation(database, changes.operation(id));
      const award = changes.award?.(id);
      if (award) enterAward(database, key.memberId, award);
      return result(id);
    }),

  castVote: async (key, decide) =>
    database.write(() => {
      const voice = findVoice(database, key.memberId);
      const fingerprint = voice && secrets.fingerprintOf('votes', voice);
      const { changes, result } = decide({
        conflict: findConflict(database, secrets, key.conflictId),
        vote: findVote(database, key.conflictId, key.castBy),
        held: fingerprint && findHeldVote(database, key.conflictId, fingerprint),
        fingerprint,
        voter: findMember(database, key.memberId),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
      });
      if (!changes) return result;
      saveVote(database, changes.vote);
      saveStanding(database, changes.conflict);
      if (changes.operation) insertOperation(database, changes.operation);
      if (changes.award) {
        enterAward(database, key.memberId, changes.award);
        noteWaitingVote(database, key.conflictId);
      }
      enqueueJobs(database, secrets, changes.jobs);
      return result;
    }),

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

  changeConflict: async (id, decide) =>
    database.write(() => {
      const { changes, result } = decide(findConflict(database, secrets, id));
      if (changes) {
        database.upsert('conflicts', 'id', { id, ...toConflictRow(secrets, changes) });
        countPointsOf(database, conflictItem(id), changes.isActive);
      }
      return result;
    }),

  sweepToday: async (until) => sweepToday(database, until),
});

export const findConflict = (database: Database, secrets: Secrets, id: ConflictId): Conflict | null => {
  const row = database.first<ConflictRow>('SELECT * FROM conflicts WHERE id = ?', id);
  return row && toConflict(secrets, row);
};

/** What votes and comments move; the rest of a conflict is not theirs to change. */
const saveStanding = (database: Database, conflict: Conflict): void => {
  database.run(
    `UPDATE conflicts SET total_votes = ?, her_votes = ?, his_votes = ?, comment_count = ?, trend_score = ?, polarity = ?, today_votes = ?, revealed_at = ?
     WHERE id = ?`,
    conflict.totalVotes,
    conflict.herVotes,
    conflict.hisVotes,
    conflict.commentCount,
    conflict.trendScore,
    conflict.polarity,
    conflict.todayVotes,
    conflict.revealedAt,
    conflict.id,
  );
};
