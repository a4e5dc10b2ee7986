import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { CATEGORY_IDS } from '../model/index.ts';
import { ACHIEVEMENT_IDS } from '../points/achievements.rule.ts';
import { profileParams } from '../profile/profile.api.ts';
import { followingEntries } from '../profile/profile.view.ts';
import * as field from '../wire/fields.ts';
import { isoTime, listOf, memberIdOut, type Route, VALIDATION, view, wholeNumber } from '../wire/index.ts';
import { conflictDetailViewSchema, conflictViewSchema } from './conflict.view.ts';
import { SEARCH_MAX } from './search-terms.rule.ts';

const listParts = {
  comments: v.optional(v.literal('none', VALIDATION.invalid)),
  limit: v.optional(field.count(1, 50)),
  category: v.optional(v.string(VALIDATION.invalid)),
  cursor: v.optional(field.cursor),
};

export const listQuery = field.form(listParts);

const todayQuery = field.form({ ...listParts, voted: v.optional(v.literal('today', VALIDATION.invalid)) });

export type ListQueryInput = v.InferOutput<typeof listQuery>;

export const searchQuery = field.form({
  q: v.pipe(v.string(VALIDATION.invalid), v.maxLength(SEARCH_MAX, VALIDATION.invalid)),
});

const leaderboardQuery = field.form({
  period: v.optional(v.picklist(['weekly', 'daily'], VALIDATION.invalid), 'weekly'),
});

const achievementSchema = view({
  id: v.picklist(ACHIEVEMENT_IDS),
  progress: wholeNumber,
  target: wholeNumber,
});

const pointsViewSchema = view({
  score: wholeNumber,
  streak: wholeNumber,
  achievements: listOf(achievementSchema),
});
export type PointsView = v.InferOutput<typeof pointsViewSchema>;

const profileViewSchema = view({
  ...followingEntries,
  id: memberIdOut,
  userNickname: v.string(),
  userPronouns: v.nullable(v.string()),
  userAvatarId: v.string(),
  partnerNickname: v.nullable(v.string()),
  partnerAvatarId: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  hasFeed: v.boolean(),
  /** Start of the UTC month, because the exact day could be matched with the day of an anonymous conflict. */
  createdAt: isoTime,
  isOwn: v.boolean(),
  isMuted: v.boolean(),
  isBlocked: v.boolean(),
  conflictCount: wholeNumber,
  votedConflictCount: wholeNumber,
  points: pointsViewSchema,
  /** `distance` is the mean error of the guesses in percentage points. */
  guessing: v.nullable(view({ guesses: wholeNumber, distance: wholeNumber, skill: v.nullable(v.number()) })),
});
export type ProfileView = v.InferOutput<typeof profileViewSchema>;

const leaderboardEntryViewSchema = view({
  id: memberIdOut,
  rank: v.nullable(wholeNumber),
  username: v.string(),
  avatar: v.string(),
  score: wholeNumber,
  votesSubmitted: wholeNumber,
  conflictsPosted: wholeNumber,
  commentsWritten: wholeNumber,
  streak: wholeNumber,
  isCurrentUser: v.boolean(),
});
export type LeaderboardEntryView = v.InferOutput<typeof leaderboardEntryViewSchema>;

/** Weeks start on Monday and days at midnight, both in UTC. */
const leaderboardViewSchema = view({
  period: v.picklist(['weekly', 'daily']),
  startedAt: isoTime,
  resetsAt: isoTime,
  entries: listOf(leaderboardEntryViewSchema),
  own: v.nullable(leaderboardEntryViewSchema),
});
export type LeaderboardView = v.InferOutput<typeof leaderboardViewSchema>;

const searchViewSchema = view({
  conflicts: listOf(conflictViewSchema),
  categories: listOf(v.picklist(CATEGORY_IDS)),
  members: listOf(view({ id: memberIdOut, userNickname: v.string(), userAvatarId: v.string() })),
});
export type SearchView = v.InferOutput<typeof searchViewSchema>;

const insightsViewSchema = view({ sharesThisWeek: wholeNumber, newVotersThisWeek: wholeNumber });
export type InsightsView = v.InferOutput<typeof insightsViewSchema>;

const statsViewSchema = view({
  memberCount: wholeNumber,
  conflictCount: wholeNumber,
  voteCount: wholeNumber,
  commentCount: wholeNumber,
  revealedCount: wholeNumber,
  conflictsByCategory: v.pipe(v.record(v.picklist(CATEGORY_IDS), wholeNumber), v.readonly()),
  averageVotes: v.nullable(wholeNumber),
  revealRate: v.nullable(wholeNumber),
  /** Median milliseconds from posting to the 100th vote. */
  medianTimeToReveal: v.nullable(v.number()),
});
export type StatsView = v.InferOutput<typeof statsViewSchema>;

const operatorViewSchema = view({ name: v.nullable(v.string()), email: v.nullable(v.string()) });
export type OperatorView = v.InferOutput<typeof operatorViewSchema>;

const list = {
  query: listQuery,
  access: 'anyone',
  paged: true,
  common: true,
  errors: ['category-not-found'],
  output: listOf(conflictViewSchema),
} as const satisfies Route;

export const readingRoutes = {
  topConflictsToday: { ...list, query: todayQuery },
  trending: list,
  polarizing: list,
  ended: list,
  conflicts: list,
  conflict: {
    params: conflictParams,
    access: 'anyone',
    common: true,
    errors: ['conflict-not-found'],
    output: conflictDetailViewSchema,
  },
  ownConflicts: { query: field.pageQuery, access: 'member', paged: true, output: listOf(conflictViewSchema) },
  profile: { params: profileParams, access: 'anyone', errors: ['member-not-found'], output: profileViewSchema },
  profileConflicts: {
    params: profileParams,
    query: field.pageQuery,
    access: 'anyone',
    paged: true,
    errors: ['member-not-found'],
    output: listOf(conflictViewSchema),
  },
  search: { query: searchQuery, access: 'anyone', output: searchViewSchema },
  leaderboard: { query: leaderboardQuery, access: 'anyone', output: leaderboardViewSchema },
  insights: { params: conflictParams, access: 'anyone', errors: ['conflict-not-found'], output: insightsViewSchema },
  stats: { access: 'anyone', output: statsViewSchema },
  operator: { access: 'anyone', output: operatorViewSchema },
} as const satisfies Record<string, Route>;
