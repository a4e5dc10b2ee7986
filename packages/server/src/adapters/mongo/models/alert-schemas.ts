import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { AlertPreferences, AlertSubject } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { required, schemaOf } from './schema-options.ts';

export type AlertRecord = {
  /** The member id, or the author key if the alert is about a pseudonymous item. */
  readonly recipient: string;
  readonly topic: string;
  readonly subject: AlertSubject;
  readonly count: number;
  readonly at: Timestamp;
  readonly isRead: boolean;
};

export type AlertPreferencesRecord = {
  readonly memberId: MemberId;
  readonly preferences: Partial<AlertPreferences>;
  readonly revealsRead?: string;
  readonly mails?: string;
};

export const alertSchema = schemaOf<AlertRecord>({
  recipient: required(String),
  topic: required(String),
  subject: required(Schema.Types.Mixed),
  count: required(Number),
  at: required(Number),
  isRead: required(Boolean),
});

export const alertPreferencesSchema = schemaOf<AlertPreferencesRecord>({
  memberId: required(String),
  preferences: required(Schema.Types.Mixed),
  revealsRead: String,
  mails: String,
});
