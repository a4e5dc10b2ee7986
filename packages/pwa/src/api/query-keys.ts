import type { ConflictId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';

/**
 * The routes that answer with a list of conflicts; `votedToday` is today's without what had no vote in the last 24 h.
 */
export type ListName = 'topConflictsToday' | 'votedToday' | 'trending' | 'polarizing' | 'ended' | 'conflicts';

/** One list as a screen shows it. */
export type ListChoice = {
  readonly name: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  /** The cursor that it begins at, where it was followed without JavaScript. */
  readonly from?: string | undefined;
};

/** The names of everything in the query cache, in one place. */
export const queryKeys = {
  currentUser: ['current-user'],
  signInProviders: ['sign-in-providers'],
  security: ['security'],
  related: ['related'],
  sessions: ['sessions'],
  stats: ['stats'],
  operator: ['operator'],
  /** Begins the key of every list. */
  lists: ['lists'],
  listsNamed: (name: ListName) => ['lists', name],
  list: ({ name, category, limit, from }: ListChoice) => ['lists', name, { category, limit, from }],
  profileConflicts: (identifier: string, from?: string) => ['lists', 'profileConflicts', identifier, from],
  ownConflicts: ['lists', 'ownConflicts'],
  deck: ['lists', 'deck'],
  today: ['lists', 'today'],
  ownVotes: ['own-votes'],
  leaderboard: (period: string) => ['leaderboard', period],
  profiles: ['profiles'],
  profile: (identifier: string) => ['profiles', identifier],
  alerts: ['alerts'],
  statements: ['statements'],
  transparency: ['transparency'],
  moderationCases: ['moderation-cases'],
  alertPreferences: ['alert-preferences'],
  push: ['push'],
  thisDevice: ['this-device'],
  searches: ['searches'],
  search: (text: string) => ['searches', text],
  /** Begins the key of every conflict's page. */
  conflicts: ['conflicts'],
  conflict: (id: ConflictId) => ['conflicts', id],
  /** Its figures of the week. */
  insights: (id: ConflictId) => ['insights', id],
  /** Begins the key of how each conflict went on. */
  everyUpdate: ['updates'],
  /** How it went on. */
  updates: (id: ConflictId) => ['updates', id],
  stories: ['stories'],
  /** Comments beyond those that come with the conflict. */
  moreComments: (id: ConflictId) => ['more-comments', id],
  /** Those that wait while voting rests. */
  waitingComments: (id: ConflictId) => ['waiting-comments', id],
  commentsFrom: (id: ConflictId, from: string) => ['more-comments', id, from],
} as const;
