import type { ConflictStore, PostKey, PostState } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { findNicknameOwner } from '../accounts/find-account.ts';
import { type Actor, transact, transactAs } from '../apply-writes.ts';
import { findConflict, findOperation, toMember } from '../kernel/records.ts';
import { enqueueInOrder } from '../kernel/transaction.ts';
import { wholeId } from '../models/ledger-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';

export const createConflictStore = (database: SiteDatabase): ConflictStore => {
  const inOrder = enqueueInOrder();
  return {
    postConflict: (key, decide) =>
      inOrder(() => transactAs(database, key.memberId, decide, (actor) => loadState(database, key, actor))),

    editConflict: (id, by, decide) =>
      transactAs(database, by, decide, async ({ suspendedUntil }) => ({
        conflict: await findConflict(database, id),
        suspendedUntil,
      })),

    changeConflict: (id, decide) => transact(database, decide, () => findConflict(database, id)),
  };
};

const loadState = async (
  database: SiteDatabase,
  key: PostKey,
  { user: author, suspendedUntil }: Actor,
): Promise<PostState> => {
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
    suspendedUntil,
  };
};

const nextId = async ({ counters }: Models): Promise<ConflictId> => {
  const counter = await counters.findOne({ _id: 'conflicts' }).lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return (counter.value + 1) as ConflictId;
};
