import type { ConflictStore, PostKey, PostState } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { findNicknameOwner } from '../accounts/find-account.ts';
import { applied } from '../apply-writes.ts';
import { findConflict, findOperation, toMember } from '../kernel/records.ts';
import { enqueueInOrder, inTransaction } from '../kernel/transaction.ts';
import { findGate, type Gate } from '../mailbox-keys/gates.ts';
import { wholeId } from '../models/ledger-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

export const createConflictStore = (database: SiteDatabase): ConflictStore => {
  const inOrder = enqueueInOrder();
  return {
    postConflict: (key, decide) =>
      inOrder(() =>
        inTransaction(database.connection, async () => {
          const gate = await findGate(database, key.memberId);
          return applied(database, decide(await loadState(database, key, gate)), gate);
        }),
      ),

    editConflict: (id, by, decide) =>
      inTransaction(database.connection, async () => {
        const conflict = await findConflict(database, id);
        const gate = await findGate(database, by);
        const decided = decide({ conflict, suspendedUntil: gate?.suspendedUntil ?? null });
        return applied(database, decided, gate);
      }),

    changeConflict: (id, decide) =>
      inTransaction(database.connection, async () => applied(database, decide(await findConflict(database, id)))),
  };
};

const loadState = async (database: SiteDatabase, key: PostKey, gate: Gate | null): Promise<PostState> => {
  const author = await database.users.findOne({ _id: key.memberId }).lean();
  const whole = await database.scores.findOne({ _id: wholeId(key.memberId) }, { streak: 1 }).lean();
  const takenNames: string[] = [];
  for (const name of key.wishedNames)
    if ((await findNicknameOwner(database, name, null)) !== null) takenNames.push(name);
  return {
    nextId: await nextId(database),
    author: author && toMember(author),
    streak: whole?.streak ?? null,
    operation: await findOperation(database, key),
    takenNames,
    suspendedUntil: gate?.suspendedUntil ?? null,
  };
};

const nextId = async ({ counters }: Models): Promise<ConflictId> => {
  const counter = await counters.findOne({ _id: 'conflicts' }).lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return (counter.value + 1) as ConflictId;
};
