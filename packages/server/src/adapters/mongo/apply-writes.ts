import { randomUUID } from 'node:crypto';
import { alertWrites } from '@twosides/domain/alerts';
import { queueOf } from '@twosides/domain/jobs';
import type { ConflictId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type { Decision, Write, WriteOf } from '@twosides/domain/model';
import { Types } from 'mongoose';
import { sealedJob } from '../sealed.ts';
import { conflictsToIndex, type SearchedText } from '../search-index.ts';
import { accountsLater, accountWrites } from './accounts/account-writes.ts';
import { alertsLater, alertWriteHandlers, findAlertState } from './alerts/alert-writes.ts';
import { conflictWrites } from './conflicts/conflict-writes.ts';
import { commentWrites } from './discussion/comment-writes.ts';
import { inTransaction, onCommit } from './kernel/transaction.ts';
import {
  type BatchHandlers,
  type BatchKind,
  createWriteBatch,
  type LaterHandlers,
  type LaterKind,
  type WriteBatch,
} from './kernel/write-batch.ts';
import { type Gate, passGate, readGate } from './mailbox-keys/gates.ts';
import { voteId } from './models/conflict-records.ts';
import { operationId } from './models/ledger-records.ts';
import type { UserRecord } from './models/member-records.ts';
import type { SiteDatabase } from './models/models.ts';
import { reportWrites, suspensionsLater } from './moderation/report-writes.ts';
import { pointsLater, pointWrites } from './points/ledger.ts';
import { followWrites } from './profile/follow-writes.ts';
import { findSearchedText, indexConflict } from './reading/search-store.ts';
import { updateWrites } from './updates/updates.ts';

const ownWrites = {
  'record-operation': (batch, { operation }, database) =>
    batch.insertOnce(database.operations, { _id: operationId(operation), ...operation }, 'actor'),
  'note-exclusion': (batch, { act }, database) => batch.insert(database.exclusions, { _id: randomUUID(), ...act }),
  'put-vote': (batch, { vote, isFirst, network }, database) => {
    const _id = voteId(vote.conflictId, vote.mailboxId);
    const { side, voterRef, firstSide, isBlind, isReading, sideWhenSeen, guess } = vote;
    if (isFirst) batch.insertOnce(database.votes, { _id, ...vote, ...(network && { network }) }, 'side');
    else
      batch.change(database.votes, _id, {
        set: { side, voterRef, firstSide, isBlind, isReading, sideWhenSeen, guess },
      });
  },
  excluded: (batch, { conflictId, votes, isExcluded }, database) => {
    for (const mailboxId of votes) batch.change(database.votes, voteId(conflictId, mailboxId), { set: { isExcluded } });
  },
  'count-today': (batch, { conflictId, hour }, database) =>
    batch.change(database.conflicts, conflictId, { inc: { [`todayByHour.${hour}`]: 1 }, min: { todayOldest: hour } }),
  'enqueue-job': (batch, { job }, database) => {
    const { key, sealed } = sealedJob(database.secrets, job);
    const queue = queueOf(job.payload);
    const times = { runAt: job.runAt, dueAt: job.runAt };
    const added = { _id: new Types.ObjectId(), queue, payload: sealed, ...times, status: 'waiting', attempts: 0 };
    batch.upsert(database.jobs, { key }, { orInsert: added });
    onCommit(() => {
      for (const listener of database.jobListeners) listener(queue, job.runAt);
    });
  },
} satisfies Partial<BatchHandlers>;

const HANDLERS: BatchHandlers = {
  ...ownWrites,
  ...conflictWrites,
  ...commentWrites,
  ...pointWrites,
  ...reportWrites,
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
  database: SiteDatabase,
  writes: readonly Write[],
  also: (batch: WriteBatch) => void = () => undefined,
): Promise<void> => {
  if (writes.length === 0) return;
  const toIndex: { readonly id: ConflictId; readonly before: SearchedText | null }[] = [];
  for (const id of conflictsToIndex(writes)) toIndex.push({ id, before: await findSearchedText(database, id) });
  const batch = createWriteBatch([database.counters, database.conflicts, database.users]);
  const later: (() => Promise<void>)[] = [];
  for (const write of writes) {
    if (isLater(write)) later.push(() => carryOut(database, write));
    else put(batch, write, database);
  }
  also(batch);
  await batch.flush();
  for (const next of later) await next();
  for (const { id, before } of toIndex) await indexConflict(database, id, before);
};

/** Loads the state, calls the decision and applies its writes, in one transaction. */
export const transact = <State, T>(
  database: SiteDatabase,
  decide: Decision<State, T>,
  load: () => Promise<State>,
): Promise<T> => transactPastGate(database, decide, async () => ({ gate: null, state: await load() }));

/** For actions that a suspension forbids: also passes the member's gate. */
export const transactAs = <State, T>(
  database: SiteDatabase,
  memberId: MemberId,
  decide: Decision<State, T>,
  load: (actor: Actor) => Promise<State>,
): Promise<T> =>
  transactPastGate(database, decide, async () => {
    const user = await database.users.findOne({ _id: memberId }).lean();
    const gate = await readGate(database, user);
    return { gate, state: await load({ user, suspendedUntil: gate?.suspendedUntil ?? null }) };
  });

/** For actions whose state is loaded together with the member's gate. */
export const transactPastGate = <State, T>(
  database: SiteDatabase,
  decide: Decision<State, T>,
  load: () => Promise<Gated<State>>,
): Promise<T> =>
  inTransaction(database.connection, async () => {
    const { state, gate } = await load();
    const { writes, result } = decide(state);
    await applyWrites(database, writes, (batch) => gate && passGate(batch, database, gate));
    return result;
  });

export type Gated<State> = { readonly state: State; readonly gate: Gate | null };

export type Actor = { readonly user: UserRecord | null; readonly suspendedUntil: Timestamp | null };

const isLater = (write: Write): write is WriteOf<LaterKind> => write.kind in LATER;

const put = <Kind extends BatchKind>(batch: WriteBatch, write: WriteOf<Kind>, database: SiteDatabase): void =>
  HANDLERS[write.kind](batch, write, database);

const carryOut = <Kind extends LaterKind>(database: SiteDatabase, write: WriteOf<Kind>): Promise<void> =>
  LATER[write.kind](database, write);
