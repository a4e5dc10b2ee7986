import type { ConflictStore, PostChanges, PostKey, PostState } from '@twosides/domain/conflicts';
import type { ConflictId, Decision, Secrets } from '@twosides/domain/kernel';
import type { ClientSession, Connection } from 'mongoose';
import { findNicknameOwner } from '../accounts/find-account.ts';
import { touchMember } from '../accounts/save-account.ts';
import { enqueueInOrder } from '../kernel/in-order.ts';
import { toConflictRecord, toMember, toOperation } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { operationId, wholeId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import { enterDeeds, toStreak } from '../points/ledger.ts';

/**
 * The serial number is counted up by the transaction that uses it: numbers are without gaps, and a later one is never
 * seen before an earlier one. Posts of one process wait for each other, those of several retry.
 */
export const createPostConflict = (
  connection: Connection,
  models: Models,
  secrets: Secrets,
): ConflictStore['postConflict'] => {
  const inOrder = enqueueInOrder();
  return (key, decide) =>
    inOrder(() => inTransaction(connection, (session) => post(models, secrets, key, decide, session)));
};

const post = async <T>(
  models: Models,
  secrets: Secrets,
  key: PostKey,
  decide: Decision<PostState, PostChanges, (id: ConflictId | null) => T>,
  session: ClientSession,
): Promise<T> => {
  const { changes, result } = decide(await loadState(models, key, session));
  if (changes === null) return result(null);
  // Meets what renames or deletes the author: the conflict shows the author's names.
  await touchMember(models, key.memberId, session);
  const id = await nextId(models, session);
  await models.conflicts.insertMany([toConflictRecord(secrets, id, changes.conflict)], { session });
  const [operation, award] = [changes.operation?.(id) ?? null, changes.award?.(id) ?? null];
  await enterDeeds(models, { operations: operation ? [operation] : [], awards: award ? [award] : [] }, session);
  return result(id);
};

const loadState = async (models: Models, key: PostKey, session: ClientSession): Promise<PostState> => {
  const { users, operations, scores } = models;
  const author = await users.findOne({ _id: key.memberId }).session(session).lean();
  const whole = await scores
    .findOne({ _id: wholeId(key.memberId) }, { streak: 1 })
    .session(session)
    .lean();
  const operation =
    key.opId === null
      ? null
      : await operations
          .findOne({ _id: operationId({ actor: key.actor, opId: key.opId }) })
          .session(session)
          .lean();
  const takenNames: string[] = [];
  for (const name of key.wishedNames)
    if ((await findNicknameOwner(models, name, null, session)) !== null) takenNames.push(name);
  return {
    author: author && toMember(author),
    streak: whole && toStreak(whole),
    operation: operation && toOperation(operation),
    takenNames,
  };
};

const nextId = async ({ counters }: Models, session: ClientSession): Promise<ConflictId> => {
  const counter = await counters
    .findOneAndUpdate({ _id: 'conflicts' }, { $inc: { value: 1 } }, { session, returnDocument: 'after' })
    .lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return counter.value as ConflictId;
};
