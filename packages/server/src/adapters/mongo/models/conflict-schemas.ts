import type { Comment, CommentId, Conflict, ConflictId, Operation, Vote } from '@twosides/domain';
import { Schema } from 'mongoose';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

export type ConflictRecord = Omit<Conflict, 'id'> & {
  readonly _id: ConflictId;
  /** Grows with every operation, so that two of them always meet in this document and one of them retries. */
  readonly revision: number;
};

export type VoteRecord = Vote & {
  /** There while the vote is part of its conflict's `todayVotes`. */
  readonly inToday?: boolean;
};

export type CommentRecord = Omit<Comment, 'id'> & { readonly _id: CommentId };

/** The last number that was given to a conflict, under `_id: 'conflicts'`. */
export type CounterRecord = { readonly _id: string; readonly value: number };

export const conflictSchema = new Schema<ConflictRecord>(
  {
    _id: required(Number),
    title: required(String),
    hisSide: required(String),
    herSide: required(String),
    category: required(String),
    tags: [String],
    submittedAt: required(Number),
    anonymous: required(Boolean),
    submittedBy: required(String),
    authorSide: required(String),
    userNickname: String,
    partnerNickname: String,
    userPronouns: nullable(String),
    partnerPronouns: nullable(String),
    userAvatarId: required(String),
    partnerAvatarId: required(String),
    herFaceImageUrl: nullable(String),
    hisFaceImageUrl: nullable(String),
    isActive: required(Boolean),
    totalVotes: required(Number),
    herVotes: required(Number),
    hisVotes: required(Number),
    revealedAt: nullable(Number),
    commentCount: required(Number),
    trendScore: nullable(Number),
    polarity: nullable(Number),
    todayVotes: required(Number),
    revision: required(Number),
  },
  SCHEMA_OPTIONS,
);

export const voteSchema = new Schema<VoteRecord>(
  {
    conflictId: required(Number),
    side: required(String),
    votedAt: required(Number),
    userFingerprint: required(String),
    inToday: Boolean,
  },
  SCHEMA_OPTIONS,
);

export const commentSchema = new Schema<CommentRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    authorId: nullable(String),
    content: required(String),
    avatar: required(String),
    postedAt: required(Number),
    isVisible: required(Boolean),
  },
  SCHEMA_OPTIONS,
);

export const operationSchema = new Schema<Operation>(
  {
    memberId: required(String),
    opId: required(String),
    request: required(String),
    outcome: required(String),
    appliedAt: required(Number),
  },
  SCHEMA_OPTIONS,
);

export const counterSchema = new Schema<CounterRecord>(
  { _id: required(String), value: required(Number) },
  SCHEMA_OPTIONS,
);
