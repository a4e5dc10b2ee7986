import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';

/** Lists of conflicts, by route. `votedToday`: `topConflictsToday` with only conflicts voted on in the last 24 h. */
export type ListName = 'topConflictsToday' | 'votedToday' | 'trending' | 'polarizing' | 'ended' | 'conflicts';

export type ListChoice = {
  readonly name: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  /** The start cursor, from a link for readers without JavaScript. */
  readonly from?: string | undefined;
};

/** Where comments start: after a cursor, or in the bridging order. */
export type CommentsStart = { readonly cursor: string } | { readonly sort: 'bridging' };

export const queryKeys = {
  currentUser: ['current-user'],
  signInProviders: ['sign-in-providers'],
  security: ['security'],
  related: ['related'],
  sessions: ['sessions'],
  stats: ['stats'],
  operator: ['operator'],
  /** Prefix of the keys of all lists. */
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
  /** Prefix of the keys of all conflicts. */
  conflicts: ['conflicts'],
  conflict: (id: ConflictId) => ['conflicts', id],
  /** A conflict's weekly activity. */
  insights: (id: ConflictId) => ['insights', id],
  /** Prefix of the keys of all updates. */
  everyUpdate: ['updates'],
  updates: (id: ConflictId) => ['updates', id],
  stories: ['stories'],
  /** Comments beyond the newest, which come with the conflict. */
  moreComments: (id: ConflictId) => ['more-comments', id],
  /** Comments waiting for release. */
  waitingComments: (id: ConflictId) => ['waiting-comments', id],
  commentsFrom: (id: ConflictId, from: CommentsStart) => ['more-comments', id, from],
  replies: (id: ConflictId, comment: CommentId) => ['more-comments', id, 'replies', comment],
  thread: (comment: string) => ['thread', comment],
  threads: ['thread'],
} as const;
