import type { ConflictId, MailboxId, MailboxKey, Timestamp } from '@twosides/domain/kernel';
import type { Vote } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

/** The id is the unique key, and does not reveal when it was stored. */
export type VoteRecord = Vote & {
  readonly _id: string;
  /** Missing if unknown or deleted. */
  readonly network?: string;
};

export const voteId = (conflictId: ConflictId, mailboxId: MailboxId): string => `${conflictId} ${mailboxId}`;

/** A mailbox's key, under the mailbox's HMAC. */
export type MailboxKeyRecord = {
  readonly _id: string;
  readonly mailboxKey: MailboxKey;
  /** When the claim ends; null while a member has the key. */
  readonly endsAt: Timestamp | null;
};

export const voteSchema = new Schema<VoteRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    side: required(String),
    votedAt: required(Number),
    mailboxId: required(String),
    voterRef: required(String),
    firstSide: required(String),
    isBlind: required(Boolean),
    isReading: required(Boolean),
    sideWhenSeen: nullable(String),
    guess: nullable(Number),
    established: required(Boolean),
    isExcluded: required(Boolean),
    network: String,
  },
  SCHEMA_OPTIONS,
);

export const mailboxKeySchema = new Schema<MailboxKeyRecord>(
  { _id: required(String), mailboxKey: required(String), endsAt: nullable(Number) },
  SCHEMA_OPTIONS,
);
