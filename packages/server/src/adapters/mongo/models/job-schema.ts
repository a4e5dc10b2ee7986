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
  /** Key and payload, sealed; missing once finished. */
  readonly payload?: string;
  readonly runAt: Timestamp;
  /** When a worker may take it: `runAt`, or the end of a lease. Missing once finished. */
  readonly dueAt?: Timestamp;
  /** The claim that took it last. */
  readonly takenBy?: Types.ObjectId;
  readonly attempts: number;
  /** Missing before the first claim. */
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
