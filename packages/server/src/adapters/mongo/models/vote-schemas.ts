import type { ConflictId, Fingerprint, Timestamp, Voice } from '@twosides/domain/kernel';
import type { Vote } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

/** Its id is made of what it is unique by, so that it says nothing of when it was stored. */
export type VoteRecord = Vote & {
  readonly _id: string;
  /** Missing where it is not known, or was forgotten. */
  readonly network?: string;
};

export const voteId = (conflictId: ConflictId, fingerprint: Fingerprint): string => `${conflictId} ${fingerprint}`;

/** Whose voice a mailbox has, under the mailbox's HMAC. */
export type VoiceRecord = {
  readonly _id: string;
  readonly voice: Voice;
  /** When the claim ends; null while a member has the voice. */
  readonly endsAt: Timestamp | null;
};

export const voteSchema = new Schema<VoteRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    side: required(String),
    votedAt: required(Number),
    userFingerprint: required(String),
    castBy: required(String),
    firstSide: required(String),
    isBlind: required(Boolean),
    isReading: required(Boolean),
    sideWhenSeen: nullable(String),
    guess: nullable(Number),
    established: required(Boolean),
    isSetAside: required(Boolean),
    network: String,
  },
  SCHEMA_OPTIONS,
);

export const voiceSchema = new Schema<VoiceRecord>(
  { _id: required(String), voice: required(String), endsAt: nullable(Number) },
  SCHEMA_OPTIONS,
);
