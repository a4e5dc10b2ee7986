import type { ConflictId, Fingerprint, Member, MemberId, Streak, Vote } from '@twosides/domain';
import type { ClientSession, PipelineStage } from 'mongoose';
import type { Board, Step } from './conflict-board.ts';
import { toStreak, WHOLE } from './ledger.ts';
import type { UserRecord } from './models/account-schemas.ts';
import type { ConflictRecord } from './models/conflict-schemas.ts';
import type { Models } from './models/models.ts';
import type { ScoreRecord } from './models/point-schemas.ts';
import { type OperationRecord, operationId, type VoteRecord, voteId } from './models/vote-schemas.ts';
import { toConflict, toMember, toOperation, toVote } from './records.ts';

/** Reads what these steps need in one command. */
export const loadBoard = async (
  { conflicts }: Models,
  id: ConflictId,
  steps: readonly Step[],
  fingerprints: Board['fingerprints'],
  session: ClientSession,
): Promise<Board> => {
  const rows = await conflicts.aggregate<Row>(boardPipeline(id, steps, [...fingerprints.values()])).session(session);
  const board: Board & { readonly members: Map<MemberId, Member> } = {
    conflict: null,
    votes: new Map(),
    held: new Map(),
    fingerprints,
    operations: new Map(),
    members: new Map(),
    streaks: new Map<MemberId, Streak>(),
    commenters: new Set(),
  };
  for (const row of rows) {
    if ('conflict' in row) board.conflict = toConflict(row.conflict);
    else if ('vote' in row) noteVote(board, toVote(row.vote));
    else if ('operation' in row) board.operations.set(row.operation._id, toOperation(row.operation));
    else if ('member' in row) board.members.set(row.member._id, toMember(row.member));
    else if ('whole' in row) noteStreak(board, row.whole);
    else board.commenters.add(row.commenter);
  }
  return board;
};

type Row =
  | { readonly conflict: ConflictRecord }
  | { readonly vote: VoteRecord }
  | { readonly operation: OperationRecord }
  | { readonly member: UserRecord }
  | { readonly whole: ScoreRecord }
  | { readonly commenter: MemberId };

const noteVote = ({ votes, held }: Board, vote: Vote): void => {
  votes.set(vote.castBy, vote);
  held.set(vote.userFingerprint, vote);
};

const noteStreak = ({ streaks }: Board, whole: ScoreRecord): void => {
  const streak = toStreak(whole);
  if (streak) streaks.set(whole.memberId, streak);
};

/** Each branch goes straight to what it needs by an index; without a conflict the others still answer. */
export const boardPipeline = (
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
    { $project: { conflict: '$$ROOT' } },
    branch('votes', 'vote', { conflictId: id, castBy: { $in: unique(steps.map((step) => step.castBy)) } }),
    ...(held.length === 0 ? [] : [branch('votes', 'vote', { _id: { $in: held } })]),
    ...(operations.length === 0 ? [] : [branch('operations', 'operation', { _id: { $in: operations } })]),
    branch('users', 'member', { _id: { $in: members } }),
    branch('scores', 'whole', { memberId: { $in: members }, ...WHOLE }),
    ...commenters.map((author) => earlierComment(id, author)),
  ];
};

const branch = (coll: string, as: string, match: Readonly<Record<string, unknown>>): PipelineStage.UnionWith => ({
  $unionWith: { coll, pipeline: [{ $match: match }, { $project: { [as]: '$$ROOT' } }] },
});

/** One is enough, however many there are. */
const earlierComment = (conflictId: ConflictId, authorId: MemberId): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'comments',
    pipeline: [{ $match: { conflictId, authorId } }, { $limit: 1 }, { $project: { commenter: '$authorId' } }],
  },
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
