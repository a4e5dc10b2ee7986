import { alertWrites } from '@twosides/domain/alerts';
import type { Decided, Write, WriteKind, WriteOf } from '@twosides/domain/model';
import { conflictsToIndex } from '../search-index.ts';
import { accountWrites } from './accounts/account-writes.ts';
import { alertWriteHandlers, findAlertState } from './alerts/alert-writes.ts';
import { conflictWrites } from './conflicts/conflict-writes.ts';
import { commentWrites } from './discussion/comment-writes.ts';
import { jobWrites } from './jobs/job-writes.ts';
import { operationWrites } from './kernel/operations.ts';
import type { WriteContext, WriteHandlers } from './kernel/write-handlers.ts';
import { exclusionWrites } from './moderation/exclusion-writes.ts';
import { reportWrites } from './moderation/report-writes.ts';
import { pointWrites } from './points/ledger.ts';
import { followWrites } from './profile/follow-writes.ts';
import { indexConflict } from './reading/search-index.ts';
import { updateWrites } from './updates/update-writes.ts';
import { voteWrites } from './voting/votes.ts';

const HANDLERS: WriteHandlers = {
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
  'raise-alert': (to, { alert }) => applyWrites(to, alertWrites(findAlertState(to, alert), alert)),
};

/** Applies writes in order, inside a transaction, and brings the search index up to them. */
export const applyWrites = (to: WriteContext, writes: readonly Write[]): void => {
  for (const write of writes) applyWrite(to, write);
  for (const id of conflictsToIndex(writes)) indexConflict(to.database, id);
};

const applyWrite = <Kind extends WriteKind>(to: WriteContext, write: WriteOf<Kind>): void =>
  HANDLERS[write.kind](to, write);

/** Applies what was decided, inside the transaction that loaded the state. @returns the decision's result */
export const applied = <T>(to: WriteContext, { writes, result }: Decided<T>): T => {
  applyWrites(to, writes);
  return result;
};
