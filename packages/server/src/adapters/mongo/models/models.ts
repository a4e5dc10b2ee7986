import type { QueueName } from '@twosides/domain/jobs';
import type { Secrets, Timestamp } from '@twosides/domain/kernel';
import { type Connection, Schema, type Types } from 'mongoose';
import type { OnJob } from '../../stores.ts';
import { conflictModels } from './conflict-records.ts';
import { ledgerModels } from './ledger-records.ts';
import { memberModels } from './member-records.ts';
import { moderationModels } from './moderation-records.ts';
import { definesIn, required } from './schema-options.ts';

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

export type Models = ReturnType<typeof createModels>;

/** The secrets hash ids and encrypt texts before they are stored. */
export type SiteDatabase = Models & {
  readonly connection: Connection;
  readonly secrets: Secrets;
  readonly jobListeners: Set<OnJob>;
};

export const createModels = (connection: Connection) => {
  const define = definesIn(connection);
  return {
    jobs: define<JobRecord>('jobs', {
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
    }),
    ...memberModels(define),
    ...conflictModels(define),
    ...ledgerModels(connection),
    ...moderationModels(define),
  };
};
