import type { JobLane, JobPayload, Timestamp } from '@twosides/domain';
import { Schema, type Types } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

export type JobRecord = {
  readonly _id: Types.ObjectId;
  readonly key: string;
  readonly lane: JobLane;
  readonly status: 'waiting' | 'done' | 'failed';
  /** Missing once the job is done or given up: it may hold addresses and secrets. */
  readonly payload?: JobPayload;
  readonly runAt: Timestamp;
  /** Nobody else takes the job before; 0 when nobody has it. */
  readonly leaseUntil: Timestamp;
  readonly attempts: number;
  /** Missing until it is claimed. */
  readonly unsettled?: number;
  readonly lastError?: string;
};

export const jobSchema = new Schema<JobRecord>(
  {
    key: required(String),
    lane: required(String),
    status: required(String),
    payload: Schema.Types.Mixed,
    runAt: required(Number),
    leaseUntil: required(Number),
    attempts: required(Number),
    unsettled: Number,
    lastError: String,
  },
  SCHEMA_OPTIONS,
);
