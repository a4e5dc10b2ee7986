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
  /** Key and payload, sealed; missing once the job is done or given up. */
  readonly payload?: string;
  readonly runAt: Timestamp;
  /** When a worker may take it, which is `runAt` or the end of a worker's lease; missing once done or given up. */
  readonly dueAt?: Timestamp;
  /** The look for jobs that has taken it last. */
  readonly takenBy?: Types.ObjectId;
  readonly attempts: number;
  /** Missing until it is claimed. */
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
