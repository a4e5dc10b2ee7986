import type { ConflictId, Fingerprint, MemberId, Secrets, Voter } from '@twosides/domain/kernel';
import type { Member, Streak, Vote } from '@twosides/domain/model';
import { VOTES_LOOKED_AT, type VoteState } from '@twosides/domain/voting';
import type { ClientSession, PipelineStage } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import { toConflict, toMember, toOperation, toVote } from '../kernel/records.ts';
import type { SilenceRecord, UserRecord } from '../models/account-schemas.ts';
import type { ConflictRecord } from '../models/conflict-schemas.ts';
import { type OperationRecord, operationId, type ScoreRecord, wholeId } from '../models/ledger-schema.ts';
import type { Models } from '../models/models.ts';
import { type VoteRecord, voteId } from '../models/vote-schemas.ts';
import { toStreak } from '../points/ledger.ts';
import type { VoteFingerprints } from '../voices/voices.ts';
import type { Board, Step } from './conflict-board.ts';

/**
 * Reads what these steps need in one command. Of a voter whose voice comes to be known by it, the vote of another
 * account of the mailbox is not read: storing a second one is a duplicate key, and then the voice is known.
 */
export const loadBoard = async (
  { conflicts }: Models,
  secrets: Secrets,
  { known, learn }: VoteFingerprints,
  id: ConflictId,
  steps: readonly Step[],
  session: ClientSession,
): Promise<Board> => {
  const voters = unique(steps.filter(({ isComment }) => !isComment).map(({ memberId }) => memberId));
  const fingerprints = new Map(known(voters));
  const rows = await conflicts
    .aggregate<Row>(boardPipeline(secrets, id, steps, [...fingerprints.values()]))
    .session(session);
  const board: Board & { readonly members: Map<MemberId, Member> } = {
    conflict: null,
    votes: new Map(),
    held: new Map(),
    fingerprints,
    operations: new Map(),
    members: new Map(),
    streaks: new Map<MemberId, Streak>(),
    records: new Map(),
    commenters: new Set(),
    blocked: new Set(),
  };
  for (const row of rows) {
    if ('conflict' in row) {
      board.conflict = toConflict(secrets, row.conflict);
      for (const { otherId } of row.conflict.blocked ?? []) board.blocked.add(otherId);
    } else if ('vote' in row) noteVote(board, toVote(row.vote));
    else if ('entered' in row) noteEntered(board, row.entered);
    else if ('record' in row) board.records.set(row.voter, row.record);
    else if ('commenter' in row) board.commenters.add(row.commenter);
    else {
      board.members.set(row.member._id, toMember(row.member));
      const fingerprint = learn(row.member);
      if (fingerprint !== null && !fingerprints.has(row.member._id)) fingerprints.set(row.member._id, fingerprint);
    }
  }
  return board;
};

type Row =
  | { readonly conflict: ConflictRecord & { readonly blocked?: readonly Pick<SilenceRecord, 'otherId'>[] } }
  | { readonly vote: VoteRecord }
  | { readonly entered: OperationRecord | ScoreRecord }
  | { readonly member: UserRecord }
  | { readonly voter: Voter; readonly record: VoteState['record'] }
  | { readonly commenter: MemberId };

const noteVote = ({ votes, held }: Board, vote: Vote): void => {
  votes.set(vote.castBy, vote);
  held.set(vote.userFingerprint, vote);
};

const noteEntered = ({ operations, streaks }: Board, entered: OperationRecord | ScoreRecord): void => {
  if ('actor' in entered) {
    operations.set(entered._id, toOperation(entered));
    return;
  }
  const streak = toStreak(entered);
  if (streak) streaks.set(entered.memberId, streak);
};

/** Each branch goes straight to what it needs by an index; without a conflict the others still answer. */
export const boardPipeline = (
  secrets: Secrets,
  id: ConflictId,
  steps: readonly Step[],
  fingerprints: readonly Fingerprint[],
): PipelineStage[] => {
  const held = unique(fingerprints).map((fingerprint) => voteId(id, fingerprint));
  const operations = unique(steps.flatMap(({ actor, opId }) => (opId === null ? [] : [operationId({ actor, opId })])));
  const members = unique(steps.map((step) => step.memberId));
  const commenters = unique(steps.filter((step) => step.isComment).map((step) => step.memberId));
  return [
    { $match: { _id: id } },
    ...(commenters.length === 0 ? [] : [blockedAmong(commenters)]),
    { $project: { conflict: '$$ROOT' } },
    branch('votes', 'vote', { conflictId: id, castBy: { $in: unique(steps.map((step) => step.castBy)) } }),
    ...(held.length === 0 ? [] : [branch('votes', 'vote', { _id: { $in: held } })]),
    branch('ledger', 'entered', { _id: { $in: [...operations, ...members.map(wholeId)] } }),
    branch('users', 'member', { _id: { $in: members } }),
    ...unique(steps.filter((step) => !step.isComment).map((step) => step.castBy)).map(recordOf),
    ...commenters.flatMap((author) => [
      earlierComment(author, { conflictId: id, authorId: author }),
      earlierComment(author, { conflictId: id, authorKey: authorKeyOf(secrets, author) }),
    ]),
  ];
};

const branch = (coll: string, as: string, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: { coll, pipeline: [{ $match: match }, { $project: { [as]: '$$ROOT' } }] },
});

/** Adds those whom the conflict's author has blocked; of an anonymous one no author is named. */
const blockedAmong = (writers: readonly MemberId[]): PipelineStage.Lookup => ({
  $lookup: {
    from: 'silences',
    localField: 'submittedBy',
    foreignField: 'memberId',
    pipeline: [{ $match: { otherId: { $in: [...writers] }, isBlocked: true } }, { $project: { _id: 0, otherId: 1 } }],
    as: 'blocked',
  },
});

/** A walk of the index of a voter's votes. */
const recordOf = (voter: Voter): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'votes',
    pipeline: [
      { $match: { castBy: voter, votedAt: { $gte: 0 } } },
      { $limit: VOTES_LOOKED_AT },
      { $group: { _id: '$votedAt', votes: { $sum: 1 } } },
      { $group: { _id: null, votes: { $sum: '$votes' }, votingDays: { $sum: 1 } } },
      { $project: { _id: 0, voter: { $literal: voter }, record: { votes: '$votes', votingDays: '$votingDays' } } },
    ],
  },
});

/** One is enough, however many there are. */
const earlierComment = (author: MemberId, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'comments',
    pipeline: [{ $match: match }, { $limit: 1 }, { $project: { commenter: { $literal: author } } }],
  },
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
