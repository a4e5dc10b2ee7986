import { type Clock, type MemberId, type Timestamp, toIsoTime } from '../kernel/index.ts';
import { type BoardSpan, GEOMETRIC_AVATAR_ID } from '../model/index.ts';
import { achievementsOf } from '../points/achievements.rule.ts';
import { spanEnd, spanStart, streakDays } from '../points/points.rule.ts';
import type { Board, BoardRow, PointRecord, PointsStore } from '../points/points-store.port.ts';
import type { LeaderboardEntryView, LeaderboardView, PointsView } from './reading.api.ts';

const BOARD_LENGTH = 20;

const SPAN_OF: Readonly<Record<LeaderboardView['period'], BoardSpan>> = { weekly: 'week', daily: 'day' };

export const readLeaderboard =
  ({ points, clock }: { points: PointsStore; clock: Clock }) =>
  async (viewer: MemberId | null, period: LeaderboardView['period']): Promise<LeaderboardView> => {
    const now = clock();
    const span = SPAN_OF[period];
    const start = spanStart(span, now);
    const { top: others, own } = await points.readBoard({ span, start, limit: BOARD_LENGTH, viewer });
    const top = own === null ? others : withOwn(others, own.row).slice(0, BOARD_LENGTH);
    return {
      period,
      startedAt: toIsoTime(start),
      resetsAt: toIsoTime(spanEnd(span, now)),
      entries: top.map((row) => entryView(row, rankAmong(top, row), viewer, now)),
      own: own && entryView(own.row, ownRank(top, own), viewer, now),
    };
  };

export const pointsView = ({ score, streak, weeksWon }: PointRecord, now: Timestamp): PointsView => ({
  score: score.points,
  streak: streakDays(streak, now),
  achievements: achievementsOf(score, streak, weeksWon),
});

const withOwn = (others: readonly BoardRow[], own: BoardRow): readonly BoardRow[] => {
  const isAbove = (other: BoardRow) =>
    other.score.points > own.score.points || (other.score.points === own.score.points && other.memberId > own.memberId);
  return [...others.filter(isAbove), own, ...others.filter((other) => !isAbove(other))];
};

const rankAmong = (top: readonly BoardRow[], { score }: BoardRow): number =>
  1 + top.filter((other) => other.score.points > score.points).length;

const ownRank = (top: readonly BoardRow[], { row, ahead }: NonNullable<Board['own']>): number | null =>
  top.includes(row) ? rankAmong(top, row) : ahead === null ? null : ahead + 1;

const entryView = (
  row: BoardRow,
  rank: number | null,
  viewer: MemberId | null,
  now: Timestamp,
): LeaderboardEntryView => ({
  id: row.memberId,
  rank,
  username: row.userNickname ?? 'Member',
  avatar: row.userAvatarId ?? GEOMETRIC_AVATAR_ID,
  score: row.score.points,
  votesSubmitted: row.score.votes,
  conflictsPosted: row.score.conflicts,
  commentsWritten: row.score.comments,
  streak: streakDays(row.streak, now),
  isCurrentUser: row.memberId === viewer,
});
