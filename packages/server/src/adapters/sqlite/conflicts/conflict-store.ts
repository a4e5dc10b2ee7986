import type { ConflictStore } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import { findMember, findTakenNames } from '../accounts/account-store.ts';
import { transact } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { findStreak } from '../points/ledger.ts';
import { type ConflictRow, WHOLE, withAuthor } from './conflict-row.ts';

export const createConflictStore = (database: SiteDatabase): ConflictStore => ({
  postConflict: async (key, decide) =>
    transact(database, decide, () => ({
      nextId: nextId(database),
      author: findMember(database, key.memberId),
      suspendedUntil: findSuspension(database, key.memberId),
      streak: findStreak(database, key.memberId),
      operation: findOperation(database, key),
      takenNames: findTakenNames(database, key.wishedNames),
    })),

  editConflict: async (id, by, decide) =>
    transact(database, decide, () => ({
      conflict: findConflict(database, id),
      suspendedUntil: findSuspension(database, by),
    })),

  changeConflict: async (id, decide) => transact(database, decide, () => findConflict(database, id)),
});

const nextId = (database: Database): ConflictId =>
  ((database.value<number>("SELECT seq FROM sqlite_sequence WHERE name = 'conflicts'") ?? 0) + 1) as ConflictId;

export const findConflict = (database: SiteDatabase, id: ConflictId): Conflict | null => {
  const row = database.first<ConflictRow>(`SELECT ${WHOLE} FROM conflicts WHERE id = ?`, id);
  return row && withAuthor(database, row);
};
