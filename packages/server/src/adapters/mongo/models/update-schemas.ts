import { type ConflictId, type MemberId, type Timestamp, type UpdateId, updatePlaceOf } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

/** Its id is made of what it is unique by, so that it says nothing of when it was stored. */
export type UpdateRecord = Omit<Update, 'takenDownBy' | 'review'> &
  // Missing where nobody has decided on it.
  Partial<Pick<Update, 'takenDownBy' | 'review'>> & { readonly _id: string };

/** Padded, so that ids sort as numbers do. */
export const updateId = ({ conflictId, number }: Pick<Update, 'conflictId' | 'number'>): string =>
  `${String(conflictId).padStart(15, '0')} ${number}`;

/** That of the update which an item's id means. */
export const updateRecordId = (id: UpdateId): string => updateId(updatePlaceOf(id));

/** A member wants to know how a conflict ends, since a day. */
export type UpdateFollowRecord = {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly conflictId: ConflictId;
  readonly since: Timestamp;
};

export const updateFollowId = (memberId: MemberId, conflictId: ConflictId): string => `${memberId} ${conflictId}`;

export const updateSchema = new Schema<UpdateRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    number: required(Number),
    ending: required(String),
    votesHelped: nullable(String),
    text: String,
    notifiedAt: required(Number),
    sawSplit: required(Boolean),
    forStories: required(Boolean),
    takenDownBy: nullable(String),
    review: nullable(String),
  },
  SCHEMA_OPTIONS,
);

export const updateFollowSchema = new Schema<UpdateFollowRecord>(
  { _id: required(String), memberId: required(String), conflictId: required(Number), since: required(Number) },
  SCHEMA_OPTIONS,
);
