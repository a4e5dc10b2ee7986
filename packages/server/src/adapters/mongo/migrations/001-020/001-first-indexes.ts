import type { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';

/** Each list of conflicts is a walk along one of them. */
export const FIRST_INDEXES: Migration = {
  outside: async ({ database }) => {
    for (const [collection, indexes] of Object.entries(INDEXES))
      await database.collection(collection).createIndexes([...indexes]);
  },
};

type Keys = Readonly<Record<string, 1 | -1>>;

const INDEXES = {
  conflicts: [
    ...listIndexes('today', { todayVotes: -1, totalVotes: -1, _id: -1 }),
    ...listIndexes('trending', { trendScore: -1, _id: -1 }),
    ...listIndexes('polarizing', { polarity: 1, totalVotes: -1, _id: -1 }),
    ...listIndexes('newest', { _id: -1 }),
    // Without a language, so that no word is left out and none is cut to a stem of another tongue.
    {
      name: 'text',
      key: { title: 'text', herSide: 'text', hisSide: 'text' },
      weights: { title: 5 },
      default_language: 'none',
      language_override: 'textLanguage',
    },
    index('revealed', { isActive: 1, revealedAt: -1, submittedAt: 1 }),
    index('own', { submittedBy: 1, _id: -1 }),
    index('public', { submittedBy: 1, isActive: 1, anonymous: 1, _id: -1 }),
  ],
  votes: [
    unique('one_a_member', { conflictId: 1, userFingerprint: 1 }),
    index('of_conflict', { conflictId: 1, votedAt: 1 }),
    index('by_voter', { userFingerprint: 1, votedAt: -1, conflictId: -1 }),
    { ...index('in_today', { votedAt: 1 }), partialFilterExpression: { inToday: true } },
  ],
  comments: [
    index('newest', { conflictId: 1, isVisible: 1, postedAt: -1, _id: -1 }),
    index('by_author', { conflictId: 1, authorId: 1 }),
    index('of_author', { authorId: 1, _id: 1 }),
    { ...index('telling', { postedAt: 1 }), partialFilterExpression: { tells: { $exists: true } } },
  ],
  shares: [
    unique('one_a_day', { conflictId: 1, channel: 1, sharer: 1 }),
    index('of_conflict', { conflictId: 1, sharedAt: 1 }),
    index('age', { sharedAt: 1 }),
  ],
  alerts: [
    unique('one_a_topic', { memberId: 1, topic: 1 }),
    index('newest', { memberId: 1, at: -1, topic: -1 }),
    index('unread', { memberId: 1, isRead: 1, at: 1 }),
    index('age', { at: 1 }),
    index('topic', { topic: 1 }),
  ],
  alert_preferences: [unique('member', { memberId: 1 })],
  points: [unique('one_an_event', { memberId: 1, sourceKey: 1 }), index('by_item', { itemKind: 1, itemId: 1 })],
  scores: [
    unique('one_a_span', { memberId: 1, span: 1, start: 1 }),
    index('board', { span: 1, start: 1, points: -1, memberId: -1 }),
    { ...index('firsts', { start: 1 }), partialFilterExpression: { isFirst: true } },
  ],
  helpful_marks: [
    unique('one_a_member', { commentId: 1, userFingerprint: 1 }),
    index('by_member', { userFingerprint: 1 }),
  ],
  push_subscriptions: [index('by_member', { memberId: 1, lastSeenAt: -1, _id: 1 })],
  // The op id leads, so that the operations of a whole batch are found by one `$in`.
  operations: [unique('one_a_member', { opId: 1, memberId: 1 }), index('of_member', { memberId: 1 })],
  reports: [
    unique('one_a_member', { itemKind: 1, itemId: 1, reporterId: 1 }),
    index('open', { settledAt: 1, itemKind: 1, itemId: 1 }),
    index('of_member', { reporterId: 1 }),
  ],
  users: [
    unique('email', { email: 1 }),
    index('subscribed', { emailUpdates: 1, emailVerified: 1, _id: 1 }),
    { ...unique('nickname', { nicknameKey: 1 }), partialFilterExpression: { nicknameKey: { $exists: true } } },
  ],
  user_auth: [unique('user', { userId: 1 })],
  email_verification_tokens: tokenIndexes(),
  password_reset_tokens: tokenIndexes(),
  email_change_tokens: tokenIndexes(),
  follows: [unique('pair', { followerId: 1, followingId: 1 }), index('followers', { followingId: 1 })],
  accounts: [unique('identity', { provider: 1, providerAccountId: 1 }), index('by_user', { userId: 1 })],
  rate_limits: [unique('key', { key: 1 }), { ...index('expire', { expire: 1 }), expireAfterSeconds: 0 }],
  sessions: [
    { ...index('expire', { expire: 1 }), expireAfterSeconds: 0 },
    index('of_member', { 'member.id': 1, 'member.session.id': 1 }),
  ],
  sign_in_attempts: [{ ...index('expire', { expire: 1 }), expireAfterSeconds: 0 }],
  jobs: [unique('key', { key: 1 }), index('due_in_lane', { status: 1, lane: 1, runAt: 1, _id: 1 })],
} satisfies Readonly<Record<string, readonly mongo.IndexDescription[]>>;

function index(name: string, key: Keys) {
  return { name, key };
}

function unique(name: string, key: Keys) {
  return { name, key, unique: true };
}

function listIndexes(name: string, rank: Keys) {
  return [index(name, { isActive: 1, ...rank }), index(`${name}_in_category`, { isActive: 1, category: 1, ...rank })];
}

function tokenIndexes() {
  return [
    unique('token', { tokenHash: 1 }),
    index('by_user', { userId: 1, used: 1 }),
    index('expires', { expiresAt: 1 }),
  ];
}
