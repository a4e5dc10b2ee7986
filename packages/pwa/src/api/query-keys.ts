import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { CategoryId } from '@twosides/domain/model';

export type ListName = 'topConflictsToday' | 'votedToday' | 'trending' | 'polarizing' | 'ended' | 'conflicts';

export type ListChoice = {
  readonly name: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  readonly from?: string | undefined;
};

export type CommentsStart = { readonly cursor: string } | { readonly sort: 'bridging' };

export const queryKeys = {
  currentUser: ['current-user'],
  signInProviders: ['sign-in-providers'],
  security: ['security'],
  related: ['related'],
  sessions: ['sessions'],
  stats: ['stats'],
  operator: ['operator'],
  lists: ['lists'],
  listsNamed: (name: ListName) => ['lists', name],
  list: ({ name, category, limit, from }: ListChoice) => ['lists', name, { category, limit, from }],
  profileConflicts: (identifier: string, from?: string) => ['lists', 'profileConflicts', identifier, from],
  ownFollowing: ['following'],
  ownConflicts: ['lists', 'ownConflicts'],
  deck: ['lists', 'deck'],
  today: ['lists', 'today'],
  yesterday: ['lists', 'yesterday'],
  ownVotes: ['own-votes'],
  leaderboard: (period: string) => ['leaderboard', period],
  profiles: ['profiles'],
  profile: (identifier: string) => ['profiles', identifier],
  alerts: ['alerts'],
  statements: ['statements'],
  transparency: ['transparency'],
  moderationCases: ['moderation-cases'],
  alertPreferences: ['alert-preferences'],
  todayReminder: ['today-reminder'],
  push: ['push'],
  thisDevice: ['this-device'],
  searches: ['searches'],
  search: (text: string) => ['searches', text],
  conflicts: ['conflicts'],
  conflict: (id: ConflictId) => ['conflicts', id],
  insights: (id: ConflictId) => ['insights', id],
  everyUpdate: ['updates'],
  updates: (id: ConflictId) => ['updates', id],
  stories: ['stories'],
  everyComment: ['more-comments'],
  moreComments: (id: ConflictId) => ['more-comments', id],
  waitingComments: (id: ConflictId) => ['waiting-comments', id],
  commentsFrom: (id: ConflictId, from: CommentsStart) => ['more-comments', id, from],
  replies: (id: ConflictId, comment: CommentId) => ['more-comments', id, 'replies', comment],
  thread: (comment: string) => ['thread', comment],
  threads: ['thread'],
} as const;
