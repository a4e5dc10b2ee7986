import type { ConflictStore, PostKey, PostState } from '@twosides/domain/conflicts';
import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import { findNicknameOwner } from '../accounts/find-account.ts';
import { applied } from '../apply-writes.ts';
import { enqueueInOrder, toMember, toOperation } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { readGate } from '../mailbox-keys/gates.ts';
import type { UserRecord } from '../models/account-schemas.ts';
import { operationId, wholeId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import { toStreak } from '../points/ledger.ts';

export const createPostConflict = (
  connection: Connection,
  models: Models,
  secrets: Secrets,
): ConflictStore['postConflict'] => {
  const inOrder = enqueueInOrder();
  return (key, decide) =>
    inOrder(() =>
      inTransaction(connection, async () => {
        const author = await models.users.findOne({ _id: key.memberId }).lean();
        const gate = await readGate(models, secrets, author);
        const state = await loadState(models, key, author);
        const decided = decide({ ...state, suspendedUntil: gate?.suspendedUntil ?? null });
        return applied({ models, secrets }, decided, gate);
      }),
    );
};

const loadState = async (
  models: Models,
  key: PostKey,
  author: UserRecord | null,
): Promise<Omit<PostState, 'suspendedUntil'>> => {
  const { operations, scores } = models;
  const whole = await scores.findOne({ _id: wholeId(key.memberId) }, { streak: 1 }).lean();
  const operation =
    key.opId === null
      ? null
      : await operations.findOne({ _id: operationId({ actor: key.actor, opId: key.opId }) }).lean();
  const takenNames: string[] = [];
  for (const name of key.wishedNames) if ((await findNicknameOwner(models, name, null)) !== null) takenNames.push(name);
  return {
    nextId: await nextId(models),
    author: author && toMember(author),
    streak: whole && toStreak(whole),
    operation: operation && toOperation(operation),
    takenNames,
  };
};

const nextId = async ({ counters }: Models): Promise<ConflictId> => {
  const counter = await counters.findOne({ _id: 'conflicts' }).lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return (counter.value + 1) as ConflictId;
};
