import { randomUUID } from 'node:crypto';
import { alertWrites } from '@twosides/domain/alerts';
import { queueOf } from '@twosides/domain/jobs';
import type { Decision, Write, WriteKind, WriteOf } from '@twosides/domain/model';
import { sealedJob } from '../sealed.ts';
import { conflictsToIndex } from '../search-index.ts';
import { accountWrites } from './accounts/account-writes.ts';
import { alertWriteHandlers, findAlertState } from './alerts/alert-writes.ts';
import { conflictWrites } from './conflicts/conflict-writes.ts';
import { commentWrites } from './discussion/comment-writes.ts';
import type { SiteDatabase, WriteHandlers } from './kernel/database.ts';
import { operationWrites } from './kernel/operations.ts';
import { reportWrites } from './moderation/report-writes.ts';
import { pointWrites } from './points/ledger.ts';
import { findSearchedText, indexConflict } from './reading/search-index.ts';
import { updateWrites } from './updates/updates.ts';
import { voteWrites } from './voting/votes.ts';

const HANDLERS: WriteHandlers = {
  ...operationWrites,
  ...conflictWrites,
  ...voteWrites,
  ...commentWrites,
  ...pointWrites,
  ...reportWrites,
  ...alertWriteHandlers,
  ...updateWrites,
  ...accountWrites,
  'add-follow': (database, { followerId, followingId, at }) => {
    database.insert('follows', { followerId, followingId, createdAt: at });
  },
  'note-exclusion': (database, { act: { by: actedBy, ...act } }) => {
    database.insert('exclusions', { id: randomUUID(), actedBy, ...act });
  },
  'enqueue-job': (database, { job: { runAt, ...job } }) => {
    const { key, sealed } = sealedJob(database.secrets, job);
    const queue = queueOf(job.payload);
    database.run(ENQUEUE, key, queue, sealed, runAt, runAt);
    database.onCommit(() => {
      for (const listener of database.jobListeners) listener(queue, runAt);
    });
  },
  'raise-alert': (database, { alert }) => applyWrites(database, alertWrites(findAlertState(database, alert), alert)),
};

const ENQUEUE = `
  INSERT INTO jobs (key, queue, payload, run_at, due_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;

/** Also updates the search index. Call it within a transaction. */
export const applyWrites = (database: SiteDatabase, writes: readonly Write[]): void => {
  const toIndex = [...conflictsToIndex(writes)].map((id) => ({ id, before: findSearchedText(database, id) }));
  for (const write of writes) applyWrite(database, write);
  for (const { id, before } of toIndex) indexConflict(database, id, before);
};

const applyWrite = <Kind extends WriteKind>(database: SiteDatabase, write: WriteOf<Kind>): void =>
  HANDLERS[write.kind](database, write);

/** Loads the state, calls the decision and applies its writes, in one transaction. */
export const transact = <State, T>(database: SiteDatabase, decide: Decision<State, T>, load: () => State): T =>
  database.write(() => {
    const { writes, result } = decide(load());
    applyWrites(database, writes);
    return result;
  });
