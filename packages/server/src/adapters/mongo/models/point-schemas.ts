import type { CommentId, MailboxId, Timestamp, Voter } from '@twosides/domain/kernel';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

/** How far the publishing of figures is: one document, under `_id: 'figures'`. */
export type FiguresRecord = {
  readonly _id: string;
  readonly publishedAt: Timestamp;
  readonly step: 'done' | 'claim' | 'publish';
};

/** A mark is one a mailbox key and comment, and carries who has made it as a vote does. */
export type HelpfulMarkRecord = {
  readonly _id: string;
  readonly commentId: CommentId;
  readonly mailboxId: MailboxId;
  readonly markedBy: Voter;
};

/** What a mark is unique by; it tells nothing of when it was made. */
export const markId = (commentId: CommentId, mailboxId: MailboxId): string => `${commentId} ${mailboxId}`;

export const figuresSchema = new Schema<FiguresRecord>(
  { _id: required(String), publishedAt: required(Number), step: required(String) },
  SCHEMA_OPTIONS,
);

export const helpfulMarkSchema = new Schema<HelpfulMarkRecord>(
  {
    _id: required(String),
    commentId: required(String),
    mailboxId: required(String),
    markedBy: required(String),
  },
  SCHEMA_OPTIONS,
);
