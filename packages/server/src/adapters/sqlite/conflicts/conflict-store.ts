import type { ConflictStore } from '@twosides/domain/conflicts';
import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import { findMember, findTakenNames } from '../accounts/account-store.ts';
import { applied } from '../apply-writes.ts';
import type { Database } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findSuspension } from '../mailbox-keys/suspensions.ts';
import { findStreak } from '../points/ledger.ts';
import { type ConflictRow, toConflict } from './conflict-row.ts';

export const createConflictStore = (database: Database, secrets: Secrets): ConflictStore => ({
  postConflict: async (key, decide) =>
    database.write(() => {
      const decided = decide({
        nextId: nextId(database),
        author: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, secrets, key.memberId),
        streak: findStreak(database, key.memberId),
        operation: findOperation(database, key),
        takenNames: findTakenNames(database, key.wishedNames),
      });
      return applied({ database, secrets }, decided);
    }),

  editConflict: async (id, by, decide) =>
    database.write(() => {
      const conflict = findConflict(database, secrets, id);
      const suspendedUntil = findSuspension(database, secrets, by);
      return applied({ database, secrets }, decide({ conflict, suspendedUntil }));
    }),

  changeConflict: async (id, decide) =>
    database.write(() => applied({ database, secrets }, decide(findConflict(database, secrets, id)))),
});

const nextId = (database: Database): ConflictId =>
  ((database.value<number>("SELECT seq FROM sqlite_sequence WHERE name = 'conflicts'") ?? 0) + 1) as ConflictId;

export const findConflict = (database: Database, secrets: Secrets, id: ConflictId): Conflict | null => {
  const row = database.first<ConflictRow>('SELECT * FROM conflicts WHERE id = ?', id);
  return row && toConflict(secrets, row);
};
