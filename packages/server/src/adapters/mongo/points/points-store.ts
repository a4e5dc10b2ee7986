import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import {
  BATCH_RULE,
  type Board,
  type BoardQuery,
  type BoardRow,
  MOST_AHEAD,
  NO_SCORE,
  type PointsStore,
} from '@twosides/domain/points';
import { type PipelineStage, trusted } from 'mongoose';
import { inTransaction } from '../kernel/transaction.ts';
import { type ScoreRecord, scoreId, wholeId } from '../models/ledger-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { publicFigures, toScore } from './ledger.ts';
import { isWeekWaiting, publishFigures } from './public-figures.ts';

export const createPointsStore = (database: SiteDatabase): PointsStore => ({
  readBoard: async (query) => {
    const rows = await database.scores.aggregate<Row>(leaderboardPipeline(query)).hint('public_board');
    const own = rows.find((row) => row.isOwn);
    return {
      top: rows.filter((row) => !row.isOwn).flatMap(toBoardRow),
      own: own ? await readOwn(database, query, own) : null,
    };
  },

  readRecord: async (memberId, figuresFor) => {
    const [whole, weeksWon] = await Promise.all([
      database.scores.findOne({ _id: wholeId(memberId) }).lean(),
      database.scores.countDocuments({ memberId, span: 'week', isFirst: true }),
    ]);
    const figures = whole && (figuresFor === 'self' ? whole : publicFigures(whole));
    return { score: figures ? toScore(figures) : NO_SCORE, streak: figures?.streak ?? null, weeksWon };
  },

  publishFigures: (now, rule = BATCH_RULE) => publishFigures(database, now, rule),

  closeBoards: async (week, day) => {
    const noted = await noteFirsts(database, week);
    if (noted !== null)
      await database.scores.deleteMany(
        { span: 'week', start: trusted(noted), isFirst: trusted({ $ne: true }) },
        BY_BOARD,
      );
    await database.scores.deleteMany({ span: 'day', start: trusted({ $lt: day }) }, BY_BOARD);
  },
});

const BY_BOARD = { hint: 'public_board' } as const;

type Row = ScoreRecord & {
  readonly isOwn?: true;
  readonly members: readonly { readonly userNickname: string | null; readonly userAvatarId: string | null }[];
  readonly wholes: readonly Pick<ScoreRecord, 'streak' | 'public'>[];
};

const WITH_MEMBER: PipelineStage.Lookup = {
  $lookup: {
    from: 'users',
    localField: 'memberId',
    foreignField: '_id',
    pipeline: [{ $project: { userNickname: 1, userAvatarId: 1 } }],
    as: 'members',
  },
};

export const leaderboardPipeline = ({ span, start, limit, viewer }: BoardQuery): PipelineStage[] => [
  { $match: { span, start, 'public.points': { $gt: 0 }, ...(viewer !== null && { memberId: { $ne: viewer } }) } },
  { $sort: { 'public.points': -1, memberId: -1 } },
  WITH_MEMBER,
  { $match: { 'members.userNickname': { $type: 'string' } } },
  { $limit: limit },
  ...(viewer === null
    ? []
    : [
        {
          $unionWith: {
            coll: 'ledger',
            pipeline: [
              { $match: { _id: scoreId({ memberId: viewer, span, start }), points: { $gt: 0 } } },
              { $addFields: { isOwn: { $literal: true } } },
              WITH_MEMBER,
            ],
          },
        },
      ]),
  { $addFields: { wholeId: { $concat: ['$memberId', wholeId('' as MemberId)] } } },
  {
    $lookup: {
      from: 'ledger',
      localField: 'wholeId',
      foreignField: '_id',
      pipeline: [{ $project: { streak: 1, public: 1 } }],
      as: 'wholes',
    },
  },
];

const toBoardRow = (row: Row): BoardRow[] => {
  const [member] = row.members;
  if (member === undefined) return [];
  const whole = row.wholes[0] ?? {};
  return [
    {
      memberId: row.memberId,
      userNickname: member.userNickname ?? null,
      userAvatarId: member.userAvatarId ?? null,
      score: toScore(row.isOwn ? row : publicFigures(row)),
      streak: (row.isOwn ? whole : publicFigures(whole)).streak ?? null,
    },
  ];
};

const readOwn = async ({ scores }: Models, { span, start }: BoardQuery, own: Row): Promise<Board['own']> => {
  const [row] = toBoardRow(own);
  if (row === undefined) return null;
  const ahead = await scores
    .countDocuments({
      span,
      start,
      'public.points': trusted({ $gt: own.points }),
      memberId: trusted({ $ne: own.memberId }),
    })
    .limit(MOST_AHEAD + 1)
    .hint('public_board');
  return { row, ahead: ahead > MOST_AHEAD ? null : ahead };
};

const noteFirsts = async (database: SiteDatabase, week: Timestamp) => {
  const last = await database.scores.findOne({ isFirst: true }, { start: 1 }).sort({ start: -1 }).lean();
  const from = last?.start ?? -1;
  let after = from;
  for (;;) {
    const next = await database.scores
      .findOne({ span: 'week', start: trusted({ $gt: after, $lt: week }) }, { start: 1 })
      .sort({ start: 1 })
      .lean();
    if (next === null || (await isWeekWaiting(database, next.start)))
      return after === from ? null : { $gte: from, $lt: next?.start ?? week };
    after = next.start;
    await inTransaction(database.connection, () => noteFirst(database, next.start));
  }
};

const noteFirst = async ({ scores }: Models, start: Timestamp): Promise<void> => {
  const best = await scores
    .findOne({ span: 'week', start, 'public.points': trusted({ $gt: 0 }) })
    .sort({ 'public.points': -1 })
    .lean();
  if (best?.public)
    await scores.updateMany({ span: 'week', start, 'public.points': best.public.points }, { $set: { isFirst: true } });
};
