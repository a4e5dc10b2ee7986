import type { Timestamp } from '../kernel/ids.ts';
import type { Job, JobClaim, NewJob } from '../model/job.ts';
import type { QueueName } from './job-terms.rule.ts';

export type JobCounts = { readonly waiting: number; readonly failed: number };

/**
 * A change stores the jobs it causes in its own transaction; this port adds only the jobs that time causes. Several
 * processes may share a queue. A claim is valid until the job is claimed again.
 */
export interface JobQueue {
  /** All or none. Skips jobs whose key is known. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /**
   * Oldest first. A job with an expired lease is due again. Counts an attempt for each.
   * @param inHand ids this process is still working on, skipped whatever their leases say
   */
  claim(
    now: Timestamp,
    leaseUntil: Timestamp,
    limit: number,
    queue: QueueName,
    inHand?: readonly string[],
  ): Promise<readonly Job[]>;
  renew(claim: JobClaim, leaseUntil: Timestamp): Promise<boolean>;
  /** Deletes the payload and keeps the key until `sweep`, so that the job does not run again. */
  complete(claim: JobClaim): Promise<void>;
  retryAt(claim: JobClaim, runAt: Timestamp, error: string): Promise<void>;
  /** Keeps the job for the operator until `sweep`, without its payload. */
  giveUp(claim: JobClaim, error: string): Promise<void>;
  /** Deletes finished and given-up jobs that were due at or before `until`. */
  sweep(until: Timestamp): Promise<void>;
  count(): Promise<JobCounts>;
}
