import type { ConflictStore, PostKey, PostState } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { findNicknameOwner } from '../accounts/find-account.ts';
import { applied } from '../apply-writes.ts';
import { enqueueInOrder, findOperation, toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { readGate } from '../mailbox-keys/gates.ts';
import { wholeId } from '../models/ledger-records.ts';
import type { UserRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { toStreak } from '../points/ledger.ts';

export const createPostConflict = (database: SiteDatabase): ConflictStore['postConflict'] => {
  const inOrder = enqueueInOrder();
  return (key, decide) =>
    inOrder(() =>
      inTransaction(database.connection, async () => {
        const author = await database.users.findOne({ _id: key.memberId }).lean();
        const gate = await readGate(database, author);
        const state = await loadState(database, key, author);
        const decided = decide({ ...state, suspendedUntil: gate?.suspendedUntil ?? null });
        return applied(database, decided, gate);
      }),
    );
};

const loadState = async (
  database: SiteDatabase,
  key: PostKey,
  author: UserRecord | null,
): Promise<Omit<PostState, 'suspendedUntil'>> => {
  const whole = await database.scores.findOne({ _id: wholeId(key.memberId) }, { streak: 1 }).lean();
  const takenNames: string[] = [];
  for (const name of key.wishedNames)
    if ((await findNicknameOwner(database, name, null)) !== null) takenNames.push(name);
  return {
    nextId: await nextId(database),
    author: author && toMember(author),
    streak: whole && toStreak(whole),
    operation: await findOperation(database, key),
    takenNames,
  };
};

const nextId = async ({ counters }: Models): Promise<ConflictId> => {
  const counter = await counters.findOne({ _id: 'conflicts' }).lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return (counter.value + 1) as ConflictId;
};
