import type { Timestamp } from '../kernel/ids.ts';
import type { Job, JobClaim, NewJob } from '../model/job.ts';
import type { QueueName } from './job-terms.rule.ts';

export type JobCounts = { readonly waiting: number; readonly failed: number };

/**
 * Durable work. What a change causes is put in by the store operation that makes it, in the same transaction; this port
 * takes jobs out, and puts in what only the time of day causes.
 * Several processes may work one queue. A claim counts until the job is claimed again: the one that held it before can
 * then neither renew it nor say what became of it.
 */
export interface JobQueue {
  /** All of them or none, durably; one whose key is known is left out. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /**
   * Takes up to `limit` jobs of a queue that are due, oldest first, and keeps them from other workers until
   * `leaseUntil`; a job whose lease ran out is due again. Counts an attempt for each.
   * @param inHand ids of jobs that this process still works on, whatever the clock says of their leases: they are left
   * out
   */
  claim(
    now: Timestamp,
    leaseUntil: Timestamp,
    limit: number,
    queue: QueueName,
    inHand?: readonly string[],
  ): Promise<readonly Job[]>;
  /** Keeps the job from other workers until `leaseUntil`. @returns whether it is still this claim's */
  renew(claim: JobClaim, leaseUntil: Timestamp): Promise<boolean>;
  /** Done: its payload is forgotten, its key is kept so that it does not run again, until `sweep`. */
  complete(claim: JobClaim): Promise<void>;
  /** Failed: due again at `runAt`. */
  retryAt(claim: JobClaim, runAt: Timestamp, error: string): Promise<void>;
  /** Given up: kept for the operator to see until `sweep`, never due again, its payload forgotten. */
  giveUp(claim: JobClaim, error: string): Promise<void>;
  /** Forgets jobs that are done or given up and were due at `until` or before: nothing of them is needed any more. */
  sweep(until: Timestamp): Promise<void>;
  /** How many wait, due or not, and how many were given up. */
  count(): Promise<JobCounts>;
}
