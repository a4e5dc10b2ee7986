import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { CATEGORY_IDS } from '../model/category.ts';
import { ACHIEVEMENT_IDS } from '../points/achievements.rule.ts';
import { followingEntries } from '../profile/following.view.ts';
import { profileParams } from '../profile/profile.api.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { isoTime, listOf, memberIdOut, view, wholeNumber } from '../wire/view.ts';
import { conflictDetailViewSchema, conflictViewSchema } from './conflict.view.ts';
import { SEARCH_MAX } from './search-terms.rule.ts';

const listParts = {
  /** `none`: cards that show no comments need not have the newest two of each, two fifths of what they weigh. */
  comments: v.optional(v.literal('none', VALIDATION.invalid)),
  limit: v.optional(field.count(1, 50)),
  category: v.optional(v.string(VALIDATION.invalid)),
  cursor: v.optional(field.cursor),
};

/** Query of the lists. */
export const listQuery = field.form(listParts);

/** Query of today's list. `voted=today`: only what was voted on in the last 24 h. */
const todayQuery = field.form({ ...listParts, voted: v.optional(v.literal('today', VALIDATION.invalid)) });

export type ListQueryInput = v.InferOutput<typeof listQuery>;

/** A search; a longer text is refused rather than cut, so that nobody wonders what was looked for. */
export const searchQuery = field.form({
  q: v.pipe(v.string(VALIDATION.invalid), v.maxLength(SEARCH_MAX, VALIDATION.invalid)),
});

/** Query of the leaderboard; the week's unless it says otherwise. */
const leaderboardQuery = field.form({
  period: v.optional(v.picklist(['weekly', 'daily'], VALIDATION.invalid), 'weekly'),
});

/** Query of a member's conflicts. */
export const pageQuery = field.form({ limit: v.optional(field.count(1, 50)), cursor: v.optional(field.cursor) });

export type PageQueryInput = v.InferOutput<typeof pageQuery>;

const achievementSchema = view({
  id: v.picklist(ACHIEVEMENT_IDS),
  progress: wholeNumber,
  target: wholeNumber,
});

/** What a member has earned so far, all in their own name. */
const pointsViewSchema = view({
  score: wholeNumber,
  /** Days in a row, up to today or yesterday; 0 when it is broken. */
  streak: wholeNumber,
  achievements: listOf(achievementSchema),
});
export type PointsView = v.InferOutput<typeof pointsViewSchema>;

/** A member as everyone may see them. */
const profileViewSchema = view({
  ...followingEntries,
  id: memberIdOut,
  userNickname: v.string(),
  userPronouns: v.nullable(v.string()),
  userAvatarId: v.string(),
  /** Null unless the member shows them. */
  partnerNickname: v.nullable(v.string()),
  partnerAvatarId: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  /** Whether their conflicts have a feed. */
  hasFeed: v.boolean(),
  /** The beginning of the month, in UTC: a day could be put beside that of an anonymous conflict. */
  createdAt: isoTime,
  /** Whether the viewer looks at their own. */
  isOwn: v.boolean(),
  /** Whether the viewer has muted, and blocked, the member. */
  isMuted: v.boolean(),
  isBlocked: v.boolean(),
  /** In the member's own name; anonymous ones are counted nowhere. */
  conflictCount: wholeNumber,
  votedConflictCount: wholeNumber,
  points: pointsViewSchema,
  /**
   * How well the viewer guesses results, on their own profile from ten scored guesses on: how many, the mean distance
   * in points of percent, and by how many percent they come closer than always saying 50 would (below 0: further off).
   */
  guessing: v.nullable(view({ guesses: wholeNumber, distance: wholeNumber, skill: v.nullable(v.number()) })),
});
export type ProfileView = v.InferOutput<typeof profileViewSchema>;

const leaderboardEntryViewSchema = view({
  id: memberIdOut,
  /** From 1; equal scores share a rank. null beyond the first ten thousand. */
  rank: v.nullable(wholeNumber),
  username: v.string(),
  avatar: v.string(),
  /** The three counts and the score are those of the board's span. */
  score: wholeNumber,
  votesSubmitted: wholeNumber,
  conflictsPosted: wholeNumber,
  commentsWritten: wholeNumber,
  /** Days in a row, whatever the span. */
  streak: wholeNumber,
  isCurrentUser: v.boolean(),
});
export type LeaderboardEntryView = v.InferOutput<typeof leaderboardEntryViewSchema>;

/** Weeks begin on Monday and days at midnight, both UTC. */
const leaderboardViewSchema = view({
  period: v.picklist(['weekly', 'daily']),
  startedAt: isoTime,
  resetsAt: isoTime,
  /** The first twenty. */
  entries: listOf(leaderboardEntryViewSchema),
  /** The viewer's own, whether or not it is among the first; null for a visitor and without points. */
  own: v.nullable(leaderboardEntryViewSchema),
});
export type LeaderboardView = v.InferOutput<typeof leaderboardViewSchema>;

const searchViewSchema = view({
  /** Best first. */
  conflicts: listOf(conflictViewSchema),
  categories: listOf(v.picklist(CATEGORY_IDS)),
  members: listOf(view({ id: memberIdOut, userNickname: v.string(), userAvatarId: v.string() })),
});
export type SearchView = v.InferOutput<typeof searchViewSchema>;

/** What happened on a conflict in the last seven days; each figure ends at `INSIGHTS_MAX`. */
const insightsViewSchema = view({ sharesThisWeek: wholeNumber, newVotersThisWeek: wholeNumber });
export type InsightsView = v.InferOutput<typeof insightsViewSchema>;

/** What the community has done so far, counted at most a minute ago. Active conflicts only. */
const statsViewSchema = view({
  /** Members who have told their nickname. */
  memberCount: wholeNumber,
  conflictCount: wholeNumber,
  voteCount: wholeNumber,
  commentCount: wholeNumber,
  /** Conflicts whose results are public. */
  revealedCount: wholeNumber,
  conflictsByCategory: v.pipe(v.record(v.picklist(CATEGORY_IDS), wholeNumber), v.readonly()),
  /** Votes a conflict, rounded; null without conflicts. */
  averageVotes: v.nullable(wholeNumber),
  /** Percent of the conflicts that have reached 100 votes, rounded; null without conflicts. */
  revealRate: v.nullable(wholeNumber),
  /** Milliseconds from posting to the 100th vote, the median of the latest thousand; null before the first. */
  medianTimeToReveal: v.nullable(v.number()),
});
export type StatsView = v.InferOutput<typeof statsViewSchema>;

/** Who runs this site, and where to write to them; null where the operator has not said. */
const operatorViewSchema = view({ name: v.nullable(v.string()), email: v.nullable(v.string()) });
export type OperatorView = v.InferOutput<typeof operatorViewSchema>;

export const readingRoutes = {
  topConflictsToday: {
    query: todayQuery,
    access: 'anyone',
    paged: true,
    common: true,
    status: 200,
    errors: ['category-not-found'],
    output: listOf(conflictViewSchema),
  },
  trending: {
    query: listQuery,
    access: 'anyone',
    paged: true,
    common: true,
    status: 200,
    errors: ['category-not-found'],
    output: listOf(conflictViewSchema),
  },
  polarizing: {
    query: listQuery,
    access: 'anyone',
    paged: true,
    common: true,
    status: 200,
    errors: ['category-not-found'],
    output: listOf(conflictViewSchema),
  },
  /** Those whose end was told, the latest first. */
  ended: {
    query: listQuery,
    access: 'anyone',
    paged: true,
    common: true,
    status: 200,
    errors: ['category-not-found'],
    output: listOf(conflictViewSchema),
  },
  conflicts: {
    query: listQuery,
    access: 'anyone',
    paged: true,
    common: true,
    status: 200,
    errors: ['category-not-found'],
    output: listOf(conflictViewSchema),
  },
  conflict: {
    params: conflictParams,
    access: 'anyone',
    common: true,
    status: 200,
    errors: ['conflict-not-found'],
    output: conflictDetailViewSchema,
  },
  ownConflicts: {
    query: pageQuery,
    access: 'member',
    paged: true,
    status: 200,
    errors: ['authentication-required'],
    output: listOf(conflictViewSchema),
  },
  profile: {
    params: profileParams,
    access: 'anyone',
    status: 200,
    errors: ['member-not-found'],
    output: profileViewSchema,
  },
  profileConflicts: {
    params: profileParams,
    query: pageQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: ['member-not-found'],
    output: listOf(conflictViewSchema),
  },
  search: { query: searchQuery, access: 'anyone', status: 200, errors: [], output: searchViewSchema },
  leaderboard: { query: leaderboardQuery, access: 'anyone', status: 200, errors: [], output: leaderboardViewSchema },
  insights: {
    params: conflictParams,
    access: 'anyone',
    status: 200,
    errors: ['conflict-not-found'],
    output: insightsViewSchema,
  },
  stats: { access: 'anyone', status: 200, errors: [], output: statsViewSchema },
  operator: { access: 'anyone', status: 200, errors: [], output: operatorViewSchema },
} as const satisfies Record<string, Route>;
