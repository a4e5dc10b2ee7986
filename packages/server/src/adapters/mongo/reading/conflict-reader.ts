import { byPolarity, type TrendRank } from '@twosides/domain/conflicts';
import type { CommentId, ConflictId, MemberId, Secrets, Voter } from '@twosides/domain/kernel';
import type { CommentThread, Guessed, Vote } from '@twosides/domain/model';
import {
  type BesideQuery,
  type ConflictAddress,
  type ConflictCard,
  type ConflictPage,
  type ConflictReader,
  FIRST_REPLIES,
  type ListedConflict,
} from '@twosides/domain/reading';
import { guessedIn } from '@twosides/domain/voting';
import { type PipelineStage, trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import {
  bridgingPipeline,
  commentPipeline,
  repliesPipeline,
  threadPipeline,
  waitingPipeline,
} from '../discussion/comment-pipeline.ts';
import { type CardRecord, type CommentRow, toCard, toComment, toConflict } from '../kernel/records.ts';
import type { ConflictRecord } from '../models/conflict-records.ts';
import { relationId } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import {
  addressPipeline,
  authorPipeline,
  indexOfList,
  listPipeline,
  thesePipeline,
  trendingHead,
} from './list-pipeline.ts';

export const createConflictReader = ({ conflicts, comments, votes, secrets }: SiteDatabase): ConflictReader => ({
  list: async (query) => {
    const rows = await conflicts.aggregate<ListedRow | HeadRow>(listPipeline(query)).hint(indexOfList(query));
    const order = query.list === 'polarizing' ? byPolarity : null;
    return toPage(secrets, rows, query.limit, order);
  },

  listByAuthor: async (query) => {
    const rows = await conflicts
      .aggregate<ListedRow | HeadRow>(authorPipeline(query, authorKeyOf(secrets, query.author)))
      .hint(query.scope);
    return toPage(secrets, rows, query.limit);
  },

  listThese: async (ids, viewer) => {
    const rows = await conflicts.aggregate<ListedRow | HeadRow>(thesePipeline(ids, viewer));
    return toPage(secrets, rows, ids.length, (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  },

  listAddresses: (below, limit) =>
    conflicts
      .aggregate<ConflictAddress>(addressPipeline(below, limit))
      .hint(indexOfList({ list: 'newest', category: null }))
      // Fits all rows into the first batch, so that one round trip is enough. The default batch has only 101 rows.
      .option({ batchSize: limit + 1 }),

  readAccounts: async (ids) => {
    const rows = await conflicts.find({ _id: trusted({ $in: [...ids] }) }, { hisSide: 1, herSide: 1 }).lean();
    return new Map(rows.map(({ _id, hisSide, herSide }) => [_id, { hisSide, herSide }]));
  },

  read: async (id, commentLimit) => {
    const rows = await conflicts.aggregate<ReadRow>([
      { $match: { _id: id } },
      { $project: { conflict: '$$ROOT' } },
      {
        $unionWith: {
          coll: 'comments',
          pipeline: [...commentPipeline(id, null, commentLimit + 1), { $project: { comment: '$$ROOT' } }],
        },
      },
      trendingHead(),
    ]);
    const conflict = rows.find((row) => 'conflict' in row)?.conflict;
    if (conflict === undefined) return null;
    const threads = rows.flatMap((row) => ('comment' in row ? [row.comment] : []));
    return {
      conflict: toConflict(secrets, conflict),
      comments: toThreads(secrets, threads, commentLimit),
      trendingTop: rows.filter(isHead).map(toTrendRank),
    };
  },

  listComments: async (id, after, limit) => {
    const found = await comments.aggregate<ThreadRow>(commentPipeline(id, after, limit + 1));
    return toThreads(secrets, found, limit);
  },

  listBridging: async (id, after, limit) => {
    const found = await comments.aggregate<ThreadRow>(bridgingPipeline(id, after, limit + 1)).hint('placed');
    return toThreads(secrets, found, limit);
  },

  findPosition: async (conflictId, id) => {
    const found = await comments.findOne({ _id: id, conflictId }, { postedAt: 1, place: 1 }).lean();
    return found && { id, postedAt: found.postedAt, place: found.place };
  },

  readThread: async (id) => {
    const [found] = await comments.aggregate<ThreadRow>(threadPipeline(id));
    if (found?.replyTo === undefined) return found === undefined ? null : toThread(secrets, found);
    const [thread] = await comments.aggregate<ThreadRow>(threadPipeline(found.replyTo));
    return thread === undefined ? null : toThread(secrets, thread);
  },

  listReplies: async (id, after, limit) => {
    const found = await comments.aggregate<CommentRow>(repliesPipeline(id, after, limit + 1)).hint('replies');
    return { comments: found.slice(0, limit).map((row) => toComment(secrets, row)), hasMore: found.length > limit };
  },

  listWaiting: async (id, limit) => {
    const found = await comments.aggregate<CommentRow>(waitingPipeline(id, limit)).hint('waiting_under');
    return found.map((row) => toComment(secrets, row));
  },

  readBeside: async (id, query) => {
    if (query.voters.length === 0 && query.marker === null)
      return { sides: new Map(), reading: new Set(), guesses: new Map(), marked: new Map(), muted: new Set() };
    const rows = await votes.aggregate<VoteRow | MarkRow | MutedRow>(besidePipeline(id, query));
    return {
      sides: new Map(rows.flatMap((row) => ('side' in row ? [[row.voterRef, row.side]] : []))),
      reading: new Set(rows.flatMap((row) => ('side' in row && row.isReading ? [row.voterRef] : []))),
      guesses: new Map(rows.flatMap((row) => ('side' in row ? guessOf(row) : []))),
      muted: new Set(rows.flatMap((row) => ('otherId' in row ? [row.otherId] : []))),
      marked: new Map(rows.flatMap((row) => ('commentId' in row ? [[row.commentId, row.changedMind]] : []))),
    };
  },
});

export const besidePipeline = (
  conflictId: ConflictId,
  { voters, comments, marker, muter }: BesideQuery,
): PipelineStage[] => [
  { $match: { conflictId, voterRef: { $in: [...voters] } } },
  { $project: { _id: 0, voterRef: 1, side: 1, isReading: 1, guess: 1, firstSide: 1 } },
  ...(marker === null || comments.length === 0 ? [] : [marksOf(comments, marker)]),
  ...(muter === undefined || muter.among.length === 0 ? [] : [mutedBy(muter)]),
];

const guessOf = ({ voterRef, guess, firstSide }: VoteRow): readonly (readonly [Voter, Guessed])[] => {
  const guessed = guessedIn({ guess, firstSide });
  return guessed ? [[voterRef, guessed]] : [];
};

const marksOf = (comments: readonly CommentId[], markedBy: Voter): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'helpful_marks',
    pipeline: [
      { $match: { commentId: { $in: [...comments] }, markedBy } },
      { $project: { _id: 0, commentId: 1, changedMind: 1 } },
    ],
  },
});

const mutedBy = ({ id, among }: NonNullable<BesideQuery['muter']>): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'relations',
    pipeline: [
      { $match: { _id: { $in: among.map((other) => relationId(id, other)) }, isMuted: true } },
      { $project: { _id: 0, otherId: 1 } },
    ],
  },
});

type ListedRow = CardRecord & {
  readonly recentComments: readonly CommentRow[];
  readonly viewerVotes?: readonly ReadVote[];
};
type ReadVote = Pick<Vote, 'side' | 'isReading'>;
type VoteRow = ReadVote & Pick<Vote, 'guess' | 'firstSide' | 'voterRef'>;
type MarkRow = { readonly commentId: CommentId; readonly changedMind: boolean };
type MutedRow = { readonly otherId: MemberId };
type HeadRow = { readonly _id: ConflictId; readonly trendScore: number; readonly head: true };
type ThreadRow = CommentRow & { readonly replies: readonly CommentRow[] };

const toThread = (secrets: Secrets, row: ThreadRow): CommentThread => ({
  ...toComment(secrets, row),
  replies: row.replies.slice(0, FIRST_REPLIES).map((reply) => toComment(secrets, reply)),
  hasMoreReplies: row.replies.length > FIRST_REPLIES,
});

const toThreads = (secrets: Secrets, rows: readonly ThreadRow[], limit: number) => ({
  comments: rows.slice(0, limit).map((row) => toThread(secrets, row)),
  hasMore: rows.length > limit,
});

type ReadRow = { readonly conflict: ConflictRecord } | { readonly comment: ThreadRow } | HeadRow;

const isHead = (row: ListedRow | ReadRow): row is HeadRow => 'head' in row;
const isListed = (row: ListedRow | HeadRow): row is ListedRow => !isHead(row);

const toPage = (
  secrets: Secrets,
  rows: readonly (ListedRow | HeadRow)[],
  limit: number,
  order: ((a: ConflictCard, b: ConflictCard) => number) | null = null,
): ConflictPage => {
  const listed = rows.filter(isListed).map((row) => toListed(secrets, row));
  if (order) listed.sort((a, b) => order(a.conflict, b.conflict));
  return {
    items: listed.slice(0, limit),
    hasMore: listed.length > limit,
    trendingTop: rows.filter(isHead).map(toTrendRank),
  };
};

const toListed = (secrets: Secrets, { recentComments, viewerVotes, ...card }: ListedRow): ListedConflict => {
  const vote = viewerVotes?.[0];
  return {
    conflict: toCard(secrets, card),
    viewerVote: vote ? { side: vote.side, isReading: vote.isReading } : null,
    recentComments: recentComments.map((comment) => toComment(secrets, comment)),
  };
};

const toTrendRank = ({ _id, trendScore }: HeadRow): TrendRank => ({ id: _id, trendScore });
