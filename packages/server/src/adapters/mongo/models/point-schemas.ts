import type { CommentId, Timestamp, Voter } from '@twosides/domain';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

/** How far the publishing of figures is: one document, under `_id: 'figures'`. */
export type FiguresRecord = {
  readonly _id: string;
  readonly publishedAt: Timestamp;
  readonly step: 'done' | 'claim' | 'publish';
};

/** A mark carries a fingerprint instead of the member, as a vote does. */
export type HelpfulMarkRecord = { readonly commentId: CommentId; readonly userFingerprint: Voter };

export const figuresSchema = new Schema<FiguresRecord>(
  { _id: required(String), publishedAt: required(Number), step: required(String) },
  SCHEMA_OPTIONS,
);

export const helpfulMarkSchema = new Schema<HelpfulMarkRecord>(
  { commentId: required(String), userFingerprint: required(String) },
  SCHEMA_OPTIONS,
);
