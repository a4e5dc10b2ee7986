import type { ConflictId, Member, MemberId, Operation, Streak } from '@twosides/domain';
import type { ClientSession, PipelineStage } from 'mongoose';
import { type Board, operationKey, type Step } from './conflict-board.ts';
import { toStreak, WHOLE } from './ledger.ts';
import type { UserRecord } from './models/account-schemas.ts';
import type { ConflictRecord, VoteRecord } from './models/conflict-schemas.ts';
import type { Models } from './models/models.ts';
import type { ScoreRecord } from './models/point-schemas.ts';
import { toConflict, toMember, toOperation, toVote } from './records.ts';

/** Reads what these steps need in one command. */
export const loadBoard = async (
  { conflicts }: Models,
  id: ConflictId,
  steps: readonly Step[],
  session: ClientSession,
): Promise<Board> => {
  const rows = await conflicts.aggregate<Row>(boardPipeline(id, steps)).session(session);
  const board: Board & { readonly members: Map<MemberId, Member> } = {
    conflict: null,
    votes: new Map(),
    operations: new Map(),
    members: new Map(),
    streaks: new Map<MemberId, Streak>(),
    commenters: new Set(),
  };
  for (const row of rows) {
    if ('conflict' in row) board.conflict = toConflict(row.conflict);
    else if ('vote' in row) board.votes.set(row.vote.userFingerprint, toVote(row.vote));
    else if ('operation' in row)
      board.operations.set(operationKey(row.operation.memberId, row.operation.opId), toOperation(row.operation));
    else if ('member' in row) board.members.set(row.member._id, toMember(row.member));
    else if ('whole' in row) noteStreak(board, row.whole);
    else board.commenters.add(row.commenter);
  }
  return board;
};

type Row =
  | { readonly conflict: ConflictRecord }
  | { readonly vote: VoteRecord }
  | { readonly operation: Operation }
  | { readonly member: UserRecord }
  | { readonly whole: ScoreRecord }
  | { readonly commenter: MemberId };

const noteStreak = ({ streaks }: Board, whole: ScoreRecord): void => {
  const streak = toStreak(whole);
  if (streak) streaks.set(whole.memberId, streak);
};

/** Each branch goes straight to what it needs by an index; without a conflict the others still answer. */
export const boardPipeline = (id: ConflictId, steps: readonly Step[]): PipelineStage[] => {
  const fingerprints = unique(steps.map((step) => step.fingerprint));
  const operating = steps.filter((step) => step.opId !== null);
  const members = unique(steps.map((step) => step.memberId));
  const commenters = unique(steps.filter((step) => step.isComment).map((step) => step.memberId));
  return [
    { $match: { _id: id } },
    { $project: { conflict: '$$ROOT' } },
    branch('votes', 'vote', { conflictId: id, userFingerprint: { $in: fingerprints } }),
    ...(operating.length === 0
      ? []
      : [
          branch('operations', 'operation', {
            opId: { $in: unique(operating.map((step) => step.opId)) },
            memberId: { $in: unique(operating.map((step) => step.memberId)) },
          }),
        ]),
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
