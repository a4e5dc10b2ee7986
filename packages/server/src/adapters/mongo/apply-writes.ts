import { randomUUID } from 'node:crypto';
import { alertWrites } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Decided, Write, WriteOf } from '@twosides/domain/model';
import { conflictsToIndex, type SearchedText } from '../search-index.ts';
import { accountsLater, accountWrites } from './accounts/account-writes.ts';
import { alertsLater, alertWriteHandlers, findAlertState } from './alerts/alert-writes.ts';
import { conflictWrites } from './conflicts/conflict-writes.ts';
import { commentWrites } from './discussion/comment-writes.ts';
import { jobWrites } from './jobs/job-writes.ts';
import { toOperationRecord } from './kernel/records.ts';
import { createWriteBatch, type WriteBatch } from './kernel/write-batch.ts';
import type { BatchHandlers, BatchKind, LaterHandlers, LaterKind, WriteContext } from './kernel/write-handlers.ts';
import { type Gate, passGate } from './mailbox-keys/gates.ts';
import { voteId } from './models/vote-schemas.ts';
import { reportWrites, suspensionsLater } from './moderation/report-writes.ts';
import { pointsLater, pointWrites } from './points/ledger.ts';
import { followWrites } from './profile/follow-writes.ts';
import { findSearchedText, indexConflict } from './reading/search-index.ts';
import { updateWrites } from './updates/update-writes.ts';

const voteWrites = {
  'put-vote': (batch, { vote, isFirst, network }, { models }) => {
    const _id = voteId(vote.conflictId, vote.mailboxId);
    const { side, voterRef, firstSide, isBlind, isReading, sideWhenSeen, guess } = vote;
    if (isFirst) batch.insertOnce(models.votes, { _id, ...vote, ...(network && { network }) }, 'side');
    else
      batch.change(models.votes, _id, { set: { side, voterRef, firstSide, isBlind, isReading, sideWhenSeen, guess } });
  },
  excluded: (batch, { conflictId, votes, isExcluded }, { models }) => {
    for (const mailboxId of votes) batch.change(models.votes, voteId(conflictId, mailboxId), { set: { isExcluded } });
  },
  'count-today': (batch, { conflictId, hour }, { models }) =>
    batch.change(models.conflicts, conflictId, { inc: { [`todayByHour.${hour}`]: 1 }, min: { todayOldest: hour } }),
} satisfies Partial<BatchHandlers>;

const exclusionWrites = {
  'note-exclusion': (batch, { act }, { models }) => batch.insert(models.exclusions, { _id: randomUUID(), ...act }),
} satisfies Partial<BatchHandlers>;

const operationWrites = {
  'record-operation': (batch, { operation }, { models }) =>
    batch.insertOnce(models.operations, toOperationRecord(operation), 'actor'),
} satisfies Partial<BatchHandlers>;

const HANDLERS: BatchHandlers = {
  ...operationWrites,
  ...jobWrites,
  ...conflictWrites,
  ...voteWrites,
  ...commentWrites,
  ...pointWrites,
  ...reportWrites,
  ...exclusionWrites,
  ...alertWriteHandlers,
  ...followWrites,
  ...updateWrites,
  ...accountWrites,
};

const LATER: LaterHandlers = {
  ...pointsLater,
  ...accountsLater,
  ...alertsLater,
  ...suspensionsLater,
  'raise-alert': async (to, { alert }) => applyWrites(to, alertWrites(await findAlertState(to, alert), alert)),
};

/** @param also adds the caller's further changes to the batch */
export const applyWrites = async (
  to: WriteContext,
  writes: readonly Write[],
  also: (batch: WriteBatch) => void = () => undefined,
): Promise<void> => {
  if (writes.length === 0) return;
  const toIndex: { readonly id: ConflictId; readonly before: SearchedText | null }[] = [];
  for (const id of conflictsToIndex(writes)) toIndex.push({ id, before: await findSearchedText(to.models, id) });
  const batch = createWriteBatch([to.models.counters, to.models.conflicts, to.models.users]);
  const later: (() => Promise<void>)[] = [];
  for (const write of writes) {
    if (isLater(write)) later.push(() => carryOut(to, write));
    else put(batch, write, to);
  }
  also(batch);
  await batch.flush();
  for (const next of later) await next();
  for (const { id, before } of toIndex) await indexConflict(to.models, id, before);
};

/** Call it in the transaction that loaded the state for the decision. */
export const applied = async <T>(
  to: WriteContext,
  { writes, result }: Decided<T>,
  gate: Gate | null = null,
): Promise<T> => {
  await applyWrites(to, writes, (batch) => gate && passGate(batch, to.models, gate));
  return result;
};

const isLater = (write: Write): write is WriteOf<LaterKind> => write.kind in LATER;

const put = <Kind extends BatchKind>(batch: WriteBatch, write: WriteOf<Kind>, to: WriteContext): void =>
  HANDLERS[write.kind](batch, write, to);

const carryOut = <Kind extends LaterKind>(to: WriteContext, write: WriteOf<Kind>): Promise<void> =>
  LATER[write.kind](to, write);
