import type { QueueName } from '@twosides/domain/jobs';
import type { Timestamp } from '@twosides/domain/kernel';
import { Schema, type Types } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

export type JobRecord = {
  readonly _id: Types.ObjectId;
  /** HMAC of the job's key. */
  readonly key: string;
  readonly queue: QueueName;
  readonly status: 'waiting' | 'done' | 'failed';
  /** The job's key and payload, sealed. Missing once the job has ended. */
  readonly payload?: string;
  readonly runAt: Timestamp;
  /** When a worker may claim the job: `runAt`, or the end of the current lease. Missing once the job has ended. */
  readonly dueAt?: Timestamp;
  /** Id of the latest claim. */
  readonly takenBy?: Types.ObjectId;
  readonly attempts: number;
  /** Latest claims whose outcome was never stored. Missing before the first claim. */
  readonly unsettled?: number;
  readonly lastError?: string;
};

export const jobSchema = new Schema<JobRecord>(
  {
    key: required(String),
    queue: required(String),
    status: required(String),
    payload: String,
    runAt: required(Number),
    dueAt: Number,
    takenBy: Schema.Types.ObjectId,
    attempts: required(Number),
    unsettled: Number,
    lastError: String,
  },
  SCHEMA_OPTIONS,
);
