import { type ConflictId, type MemberId, type Timestamp, type UpdateId, updatePlaceOf } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import { nullable, required, schemaOf } from './schema-options.ts';

export type UpdateRecord = Omit<Update, 'takenDownBy' | 'review'> &
  Partial<Pick<Update, 'takenDownBy' | 'review'>> & { readonly _id: string };

/** The conflict id is padded, so that ids sort like numbers. */
export const updateId = ({ conflictId, number }: Pick<Update, 'conflictId' | 'number'>): string =>
  `${String(conflictId).padStart(15, '0')} ${number}`;

export const updateRecordId = (id: UpdateId): string => updateId(updatePlaceOf(id));

/** `since` is the start of the UTC day on which the member began to follow the conflict's updates. */
export type UpdateFollowRecord = {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly conflictId: ConflictId;
  readonly since: Timestamp;
};

export const updateFollowId = (memberId: MemberId, conflictId: ConflictId): string => `${memberId} ${conflictId}`;

export const updateSchema = schemaOf<UpdateRecord>({
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
});

export const updateFollowSchema = schemaOf<UpdateFollowRecord>({
  _id: required(String),
  memberId: required(String),
  conflictId: required(Number),
  since: required(Number),
});
