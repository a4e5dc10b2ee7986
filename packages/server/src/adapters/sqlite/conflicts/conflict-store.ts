import type { ConflictStore } from '@twosides/domain/conflicts';
import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import { type Conflict, conflictItem } from '@twosides/domain/model';
import { findMember, findTakenNames } from '../accounts/account-store.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation, insertOperation } from '../kernel/operations.ts';
import { countPointsOf, enterAward, findStreak } from '../points/ledger.ts';
import { type ConflictRow, toConflict, toConflictRow } from './conflict-row.ts';

/**
 * The write lock is taken before an operation's first read, so every decision sees the last one's changes and runs
 * once.
 */
export const createConflictStore = (database: Database, secrets: Secrets): ConflictStore => ({
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

  changeConflict: async (id, decide) =>
    database.write(() => {
      const { changes, result } = decide(findConflict(database, secrets, id));
      if (changes) {
        database.upsert('conflicts', 'id', { id, ...toConflictRow(secrets, changes) });
        countPointsOf(database, conflictItem(id), changes.isActive);
      }
      return result;
    }),
});

export const findConflict = (database: Database, secrets: Secrets, id: ConflictId): Conflict | null => {
  const row = database.first<ConflictRow>('SELECT * FROM conflicts WHERE id = ?', id);
  return row && toConflict(secrets, row);
};

/** What votes and comments move; the rest of a conflict is not theirs to change. */
export const saveStanding = (database: Database, conflict: Conflict): void => {
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
