import type { LeaderboardEntryView, LeaderboardView, PointsView } from '../contract/views.ts';
import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import type { MemberId, Timestamp } from '../model/ids.ts';
import type { BoardSpan } from '../model/points.ts';
import type { Clock } from '../ports/clock.ts';
import type { BoardRow, PointRecord, PointsStore } from '../ports/points-store.ts';
import { achievementsOf } from '../rules/achievements.ts';
import { spanEnd, spanStart, streakDays } from '../rules/points.ts';
import { toIsoTime } from './conflict-view.ts';

/** Members on the board. */
const BOARD_LENGTH = 20;

const SPAN_OF: Readonly<Record<LeaderboardView['period'], BoardSpan>> = { weekly: 'week', daily: 'day' };

/** The members with most points of this week or day, and the viewer's own place. */
export const readLeaderboard =
  ({ points, clock }: { points: PointsStore; clock: Clock }) =>
  async (viewer: MemberId | null, period: LeaderboardView['period']): Promise<LeaderboardView> => {
    const now = clock();
    const span = SPAN_OF[period];
    const start = spanStart(span, now);
    const { top, own } = await points.readBoard({ span, start, limit: BOARD_LENGTH, viewer });
    return {
      period,
      startedAt: toIsoTime(start),
      resetsAt: toIsoTime(spanEnd(span, now)),
      entries: top.map((row) => entryView(row, rankAmong(top, row), viewer, now)),
      own: own && entryView(own.row, own.ahead === null ? null : own.ahead + 1, viewer, now),
    };
  };

/** A member's points as everyone may see them. */
export const pointsView = ({ score, streak, weeksWon }: PointRecord, now: Timestamp): PointsView => ({
  score: score.points,
  streak: streakDays(streak, now),
  achievements: achievementsOf(score, streak, weeksWon),
});

/** Equal points share a rank, and the next one is as far down as there are members above it. */
const rankAmong = (top: readonly BoardRow[], { score }: BoardRow): number =>
  1 + top.filter((other) => other.score.points > score.points).length;

const entryView = (
  row: BoardRow,
  rank: number | null,
  viewer: MemberId | null,
  now: Timestamp,
): LeaderboardEntryView => ({
  id: row.memberId,
  rank,
  username: row.userNickname,
  avatar: row.userAvatarId ?? GEOMETRIC_AVATAR_ID,
  score: row.score.points,
  votesSubmitted: row.score.votes,
  conflictsPosted: row.score.conflicts,
  commentsWritten: row.score.comments,
  streak: streakDays(row.streak, now),
  isCurrentUser: row.memberId === viewer,
});
