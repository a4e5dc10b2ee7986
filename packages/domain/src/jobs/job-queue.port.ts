import type { Timestamp } from '../kernel/ids.ts';
import type { Job, JobClaim, NewJob } from '../model/job.ts';
import type { QueueName } from './job-terms.rule.ts';

export type JobCounts = { readonly waiting: number; readonly failed: number };

/**
 * Durable work. A change stores the jobs it causes in its own transaction; this port adds only the jobs that time
 * causes, and hands all jobs out. Several processes may share a queue. A claim is valid until the job is claimed again.
 * Then the earlier holder can neither renew nor complete the job.
 */
export interface JobQueue {
  /** Stores all jobs durably, or none. Skips jobs whose key is known. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /**
   * Claims up to `limit` due jobs, oldest first, until `leaseUntil`; a job with an expired lease is due again. Counts
   * an attempt for each.
   * @param inHand ids this process is still working on, skipped whatever their leases say
   */
  claim(
    now: Timestamp,
    leaseUntil: Timestamp,
    limit: number,
    queue: QueueName,
    inHand?: readonly string[],
  ): Promise<readonly Job[]>;
  /**
   * Extends a claim until `leaseUntil`.
   * @returns whether the claim is still valid
   */
  renew(claim: JobClaim, leaseUntil: Timestamp): Promise<boolean>;
  /** Completes a job: deletes its payload and keeps its key until `sweep`, so that it does not run again. */
  complete(claim: JobClaim): Promise<void>;
  /** Records a failed try. The job is due again at `runAt`. */
  retryAt(claim: JobClaim, runAt: Timestamp, error: string): Promise<void>;
  /** Gives a job up: keeps it for the operator until `sweep`, without its payload. */
  giveUp(claim: JobClaim, error: string): Promise<void>;
  /** Deletes finished and given-up jobs that were due at or before `until`. */
  sweep(until: Timestamp): Promise<void>;
  /** Counts waiting jobs, due or not, and given-up jobs. */
  count(): Promise<JobCounts>;
}
