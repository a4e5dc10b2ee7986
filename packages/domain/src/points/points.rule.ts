import { DAY, HOUR, type MemberId, startOfWeek, type Timestamp, WEEK } from '../kernel/index.ts';
import type { Award, Member, PointEntry, PointItem, PointKind, Score, Span, Streak } from '../model/index.ts';
import { SPANS } from '../model/index.ts';

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

export const SCORE_FIELDS = [
  'points',
  'votes',
  'conflicts',
  'comments',
  'helpfulComments',
] as const satisfies readonly (keyof Score)[];

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

export type BatchRule = {
  /** Minimum milliseconds between two batches of published scores. */
  readonly interval: number;
  readonly members: number;
  readonly conflicts: number;
  /** Minimum age of a voter's account in milliseconds. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  readonly voters: number;
  readonly conflicts: number;
};

/** Waits for several voters, because one new score next to one changed split would show that voter's side. */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
