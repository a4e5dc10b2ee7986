import type { Timestamp } from '../kernel/index.ts';
import type { Job, JobClaim, NewJob } from '../model/index.ts';
import type { QueueName } from './job-terms.rule.ts';

export type JobCounts = { readonly waiting: number; readonly failed: number };

/** Several processes may share a queue. A claim is valid until the job is claimed again. */
export interface JobQueue {
  /** Adds all jobs or none. Skips a job whose key the queue already contains. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /**
   * Claims the oldest due jobs first. A job whose lease has expired is due again.
   * @param inHand jobs that this process is still working on and must not claim again
   */
  claim(
    now: Timestamp,
    leaseUntil: Timestamp,
    limit: number,
    queue: QueueName,
    inHand?: readonly string[],
  ): Promise<readonly Job[]>;
  renew(claim: JobClaim, leaseUntil: Timestamp): Promise<boolean>;
  /** Deletes the payload. Keeps the key until `sweep`, so that the same job is not added again. */
  complete(claim: JobClaim): Promise<void>;
  retryAt(claim: JobClaim, runAt: Timestamp, error: string): Promise<void>;
  /** Deletes the payload. Keeps the rest of the job until `sweep`, for the operator. */
  giveUp(claim: JobClaim, error: string): Promise<void>;
  sweep(until: Timestamp): Promise<void>;
  count(): Promise<JobCounts>;
}
