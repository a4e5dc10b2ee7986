import type { CommentId, MailboxId, Timestamp, Voter } from '@twosides/domain/kernel';
import { required, schemaOf } from './schema-options.ts';

export type FiguresRecord = {
  readonly _id: string;
  readonly publishedAt: Timestamp;
  readonly step: 'done' | 'claim' | 'publish';
};

export type HelpfulMarkRecord = {
  readonly _id: string;
  readonly commentId: CommentId;
  readonly mailboxId: MailboxId;
  readonly markedBy: Voter;
  /** Start of the UTC day on which the comment was marked. */
  readonly markedOn: Timestamp;
  readonly changedMind: boolean;
};

/** Unlike an ObjectId, the id does not reveal when the mark was made. */
export const markId = (commentId: CommentId, mailboxId: MailboxId): string => `${commentId} ${mailboxId}`;

export const figuresSchema = schemaOf<FiguresRecord>({
  _id: required(String),
  publishedAt: required(Number),
  step: required(String),
});

export const helpfulMarkSchema = schemaOf<HelpfulMarkRecord>({
  _id: required(String),
  commentId: required(String),
  mailboxId: required(String),
  markedBy: required(String),
  markedOn: required(Number),
  changedMind: required(Boolean),
});
