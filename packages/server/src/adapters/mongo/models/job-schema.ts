import type { QueueName } from '@twosides/domain/jobs';
import type { Timestamp } from '@twosides/domain/kernel';
import { Schema, type Types } from 'mongoose';
import { required, schemaOf } from './schema-options.ts';

export type JobRecord = {
  readonly _id: Types.ObjectId;
  readonly key: string;
  readonly queue: QueueName;
  readonly status: 'waiting' | 'done' | 'failed';
  /** Encrypted. Missing after the job has ended. */
  readonly payload?: string;
  readonly runAt: Timestamp;
  readonly dueAt?: Timestamp;
  readonly takenBy?: Types.ObjectId;
  readonly attempts: number;
  readonly unsettled?: number;
  readonly lastError?: string;
};

export const jobSchema = schemaOf<JobRecord>({
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
});
