import type { ConflictId, MailboxId, MailboxKey, Timestamp } from '@twosides/domain/kernel';
import type { Vote } from '@twosides/domain/model';
import { nullable, required, schemaOf } from './schema-options.ts';

/** Unlike an ObjectId, `_id` does not reveal when the vote was cast. */
export type VoteRecord = Vote & {
  readonly _id: string;
  readonly network?: string;
};

export const voteId = (conflictId: ConflictId, mailboxId: MailboxId): string => `${conflictId} ${mailboxId}`;

/** `_id` is an HMAC of the mailbox's address. */
export type MailboxKeyRecord = {
  readonly _id: string;
  readonly mailboxKey: MailboxKey;
  /** Null while a member has this mailbox. */
  readonly endsAt: Timestamp | null;
};

export const voteSchema = schemaOf<VoteRecord>({
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
});

export const mailboxKeySchema = schemaOf<MailboxKeyRecord>({
  _id: required(String),
  mailboxKey: required(String),
  endsAt: nullable(Number),
});
