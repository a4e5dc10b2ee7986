import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY, startOfWeek, WEEK } from '../kernel/time.ts';
import type { Member } from '../model/member.ts';
import {
  type Award,
  type PointEntry,
  type PointItem,
  type PointKind,
  type Score,
  SPANS,
  type Span,
  type Streak,
} from '../model/points.ts';

export const POINTS: Readonly<Record<PointKind, number>> = {
  vote: 10,
  comment: 0,
  'helpful-comment': 25,
  post: 100,
  streak: 50,
};

export const STREAK_BADGE_DAYS = 7;

/** 0:00 UTC of the day, or of the Monday of the ISO week. */
export const spanStart = (span: Span, at: Timestamp): Timestamp => {
  switch (span) {
    case 'all':
      return 0;
    case 'week':
      return startOfWeek(at);
    case 'day':
      return at - (((at % DAY) + DAY) % DAY);
  }
};

export const spanEnd = (span: 'week' | 'day', at: Timestamp): Timestamp =>
  spanStart(span, at) + (span === 'week' ? WEEK : DAY);

/** Ignores an action dated before the streak's last day, because such a date comes from a wrong clock. */
export const extendStreak = (streak: Streak | null, at: Timestamp): Streak => {
  const day = spanStart('day', at);
  if (streak !== null && day <= streak.lastDay) return streak;
  const days = streak !== null && streak.lastDay === day - DAY ? streak.days + 1 : 1;
  return { days, longest: Math.max(days, streak?.longest ?? 0), lastDay: day };
};

export const streakDays = (streak: Streak | null, now: Timestamp): number =>
  streak !== null && streak.lastDay >= spanStart('day', now) - DAY ? streak.days : 0;

export type Action = {
  readonly kind: 'vote' | 'comment' | 'post';
  readonly sourceKey: string;
  readonly item: PointItem | null;
};

export const awardAction = (memberId: MemberId, streak: Streak | null, action: Action, now: Timestamp): Award => {
  const day = spanStart('day', now);
  const extended = extendStreak(streak, now);
  const entry: PointEntry = { memberId, ...action, points: POINTS[action.kind], day };
  const goesOn = extended !== streak && extended.days > 1;
  return { entries: goesOn ? [entry, streakBonus(memberId, day)] : [entry], streak: extended };
};

const streakBonus = (memberId: MemberId, day: Timestamp): PointEntry => ({
  memberId,
  kind: 'streak',
  points: POINTS.streak,
  day,
  sourceKey: `streak:${new Date(day).toISOString().slice(0, 10)}`,
  item: null,
});

export const NO_SCORE: Score = { points: 0, votes: 0, conflicts: 0, comments: 0, helpfulComments: 0 };

export const addToScore = (
  score: Score,
  { kind, points }: Pick<PointEntry, 'kind' | 'points'>,
  times: 1 | -1 = 1,
): Score => {
  const count = (of: PointKind) => (kind === of ? times : 0);
  return {
    points: score.points + points * times,
    votes: score.votes + count('vote'),
    conflicts: score.conflicts + count('post'),
    comments: score.comments + count('comment'),
    helpfulComments: score.helpfulComments + count('helpful-comment'),
  };
};

export const spansOf = (day: Timestamp): readonly { readonly span: Span; readonly start: Timestamp }[] =>
  SPANS.map((span) => ({ span, start: spanStart(span, day) }));

export const awardTo = (member: Member | null, streak: Streak | null, action: Action, now: Timestamp): Award | null =>
  member === null ? null : awardAction(member.id, streak, action, now);
