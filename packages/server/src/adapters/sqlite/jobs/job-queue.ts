import type { JobCounts, JobQueue } from '@twosides/domain/jobs';
import { enqueue, type Job, type JobClaim } from '@twosides/domain/model';
import { openJob, UNREADABLE } from '../../sealed.ts';
import { applyWrites } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';

export const createJobQueue = (database: SiteDatabase): JobQueue => ({
  enqueue: async (jobs) => database.write(() => applyWrites(database, jobs.map(enqueue))),
  claim: async (now, leaseUntil, limit, queue, inHand = []) => {
    const due = database.write(() => {
      const rows = database.all<JobRow>(DUE, queue, now, inHand.map(Number), limit);
      for (const row of rows) database.run(CLAIM, leaseUntil, row.id);
      return rows;
    });
    return due.flatMap((row) => toClaimedJob(database, row) ?? giveUp(database, idOf(claimOf(row)), UNREADABLE));
  },
  renew: async (claim, leaseUntil) =>
    database.run(`UPDATE jobs SET due_at = ? ${OF_CLAIM}`, leaseUntil, ...idOf(claim)) > 0,
  complete: async (claim) => {
    database.run(`UPDATE jobs SET payload = NULL, due_at = NULL, last_error = NULL ${OF_CLAIM}`, ...idOf(claim));
  },
  retryAt: async (claim, runAt, error) => {
    database.run(
      `UPDATE jobs SET run_at = ?, due_at = ?, last_error = ?, unsettled = 0 ${OF_CLAIM}`,
      runAt,
      runAt,
      error,
      ...idOf(claim),
    );
  },
  giveUp: async (claim, error) => {
    giveUp(database, idOf(claim), error);
  },
  sweep: async (until) => {
    database.run(SWEEP, until);
  },
  count: async () => database.first<JobCounts>(COUNTS) ?? { waiting: 0, failed: 0 },
});

const giveUp = (database: Database, id: readonly number[], error: string): readonly Job[] => {
  database.run(`UPDATE jobs SET payload = NULL, due_at = NULL, last_error = ? ${OF_CLAIM}`, error, ...id);
  return [];
};

const COUNTS = `
  SELECT (SELECT count(*) FROM jobs WHERE due_at IS NOT NULL) AS waiting,
    (SELECT count(*) FROM jobs WHERE due_at IS NULL AND last_error IS NOT NULL) AS failed`;

export const SWEEP = 'DELETE FROM jobs WHERE due_at IS NULL AND run_at <= ?';

const DUE = `
  SELECT id, payload, run_at, attempts, unsettled FROM jobs
  WHERE queue = ? AND due_at <= ? AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT ?`;

const CLAIM = 'UPDATE jobs SET due_at = ?, attempts = attempts + 1, unsettled = unsettled + 1 WHERE id = ?';

/** Matches only the latest claim, so an outdated claim changes nothing. */
const OF_CLAIM = 'WHERE id = ? AND attempts = ? AND due_at IS NOT NULL';

const idOf = ({ id, attempts }: JobClaim) => [Number(id), attempts] as const;

type JobRow = {
  readonly id: number;
  readonly payload: string;
  readonly runAt: number;
  readonly attempts: number;
  readonly unsettled: number;
};

const claimOf = ({ id, attempts }: JobRow): JobClaim => ({ id: String(id), attempts: attempts + 1 });

const toClaimedJob = ({ secrets }: SiteDatabase, row: JobRow): Job | null => {
  const job = openJob(secrets, row.payload);
  return job && { ...claimOf(row), ...job, runAt: row.runAt, unsettled: row.unsettled + 1 };
};
