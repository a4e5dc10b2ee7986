import type { ConflictId, ConflictStore, Decision, PostChanges, PostKey, PostState } from '@twosides/domain';
import { nicknameKey } from '@twosides/domain';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { enqueueInOrder } from './in-order.ts';
import { enterAwards, toStreak, WHOLE } from './ledger.ts';
import type { Models } from './models/models.ts';
import { toConflictRecord, toMember, toOperation } from './records.ts';
import { touchMember } from './save-account.ts';
import { inTransaction } from './transaction.ts';

/**
 * The serial number is counted up by the transaction that uses it: numbers are without gaps, and a later one is never seen before an earlier one.
 * Posts of one process wait for each other, those of several retry.
 */
export const createPostConflict = (connection: Connection, models: Models): ConflictStore['postConflict'] => {
  const inOrder = enqueueInOrder();
  return (key, decide) => inOrder(() => inTransaction(connection, (session) => post(models, key, decide, session)));
};

const post = async <T>(
  models: Models,
  key: PostKey,
  decide: Decision<PostState, PostChanges, (id: ConflictId | null) => T>,
  session: ClientSession,
): Promise<T> => {
  const { changes, result } = decide(await loadState(models, key, session));
  if (changes === null) return result(null);
  // Meets what renames or deletes the author: the conflict shows the author's names.
  await touchMember(models, key.memberId, session);
  const id = await nextId(models, session);
  await models.conflicts.insertMany([toConflictRecord(id, changes.conflict)], { session });
  const operation = changes.operation?.(id) ?? null;
  if (operation) await models.operations.insertMany([operation], { session });
  const award = changes.award?.(id);
  if (award) await enterAwards(models, [award], session);
  return result(id);
};

const loadState = async (
  { users, operations, scores }: Models,
  key: PostKey,
  session: ClientSession,
): Promise<PostState> => {
  const author = await users.findOne({ _id: key.memberId }).session(session).lean();
  const whole = await scores
    .findOne({ memberId: key.memberId, ...WHOLE }, { streak: 1 })
    .session(session)
    .lean();
  const operation =
    key.opId === null
      ? null
      : await operations.findOne({ memberId: key.memberId, opId: key.opId }).session(session).lean();
  const owners =
    key.wishedNames.length === 0
      ? []
      : await users
          .find({ nicknameKey: trusted({ $in: key.wishedNames.map(nicknameKey) }) }, { nicknameKey: 1 })
          .session(session)
          .lean();
  return {
    author: author && toMember(author),
    streak: whole && toStreak(whole),
    operation: operation && toOperation(operation),
    takenNames: owners.flatMap((owner) => owner.nicknameKey ?? []),
  };
};

const nextId = async ({ counters }: Models, session: ClientSession): Promise<ConflictId> => {
  const counter = await counters
    .findOneAndUpdate({ _id: 'conflicts' }, { $inc: { value: 1 } }, { session, returnDocument: 'after' })
    .lean();
  if (counter === null) throw new Error('The counter of conflicts is missing.');
  return counter.value as ConflictId;
};
