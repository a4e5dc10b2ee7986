import type { Job, JobCounts, JobPayload, JobQueue, NewJob } from '@twosides/domain';
import { laneOf } from '@twosides/domain';
import type { Database } from './database.ts';

export const createJobQueue = (database: Database): JobQueue => ({
  enqueue: async (jobs) => database.write(() => enqueueJobs(database, jobs)),
  claim: async (now, leaseUntil, limit, lane) => {
    const due = database.write(() => {
      const rows = database.all<JobRow>(DUE, lane, now, limit);
      for (const row of rows)
        database.run('UPDATE jobs SET due_at = ?, attempts = attempts + 1 WHERE id = ?', leaseUntil, row.id);
      return rows;
    });
    return due.map(toClaimedJob);
  },
  complete: async (id) => {
    database.run('UPDATE jobs SET payload = NULL, due_at = NULL, last_error = NULL WHERE id = ?', Number(id));
  },
  retryAt: async (id, runAt, error) => {
    database.run(
      'UPDATE jobs SET run_at = ?, due_at = ?, last_error = ? WHERE id = ? AND due_at IS NOT NULL',
      runAt,
      runAt,
      error,
      Number(id),
    );
  },
  giveUp: async (id, error) => {
    database.run(
      'UPDATE jobs SET payload = NULL, due_at = NULL, last_error = ? WHERE id = ? AND due_at IS NOT NULL',
      error,
      Number(id),
    );
  },
  sweep: async (until) => {
    database.run(SWEEP, until);
  },
  count: async () => database.first<JobCounts>(COUNTS) ?? { waiting: 0, failed: 0 },
});

/** Puts jobs in, inside the transaction of what causes them; a job whose key is known is left out. */
export const enqueueJobs = (database: Database, jobs: readonly NewJob[]): void => {
  for (const { key, payload, runAt } of jobs) {
    database.run(
      'INSERT INTO jobs (key, lane, payload, run_at, due_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
      key,
      laneOf(payload),
      JSON.stringify(payload),
      runAt,
      runAt,
    );
  }
};

/** Each number is that of one partial index. */
const COUNTS = `
  SELECT (SELECT count(*) FROM jobs WHERE due_at IS NOT NULL) AS waiting,
    (SELECT count(*) FROM jobs WHERE due_at IS NULL AND last_error IS NOT NULL) AS failed`;

export const SWEEP = 'DELETE FROM jobs WHERE due_at IS NULL AND run_at <= ?';

const DUE =
  'SELECT id, key, payload, run_at, attempts FROM jobs WHERE lane = ? AND due_at <= ? ORDER BY due_at, id LIMIT ?';

type JobRow = {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
  readonly run_at: number;
  readonly attempts: number;
};

const toClaimedJob = (row: JobRow): Job => ({
  id: String(row.id),
  key: row.key,
  payload: JSON.parse(row.payload) as JobPayload,
  runAt: row.run_at,
  attempts: row.attempts + 1,
});
