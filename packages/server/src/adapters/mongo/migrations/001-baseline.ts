import type { Secrets } from '@twosides/domain/kernel';
import { mongo } from 'mongoose';
import { checkOf, SECRETS_CHECK } from '../../database-checks.ts';
import { installation } from '../kernel/known-secrets.ts';

type Needs = { readonly database: mongo.Db; readonly secrets: Secrets };

export const baseline = async ({ database, secrets }: Needs): Promise<void> => {
  await Promise.all(Object.entries(INDEXES).map(([name, indexes]) => create(database, name, indexes)));
  const initial = { upsert: true } as const;
  const value = checkOf(secrets);
  await installation(database).updateOne({ _id: SECRETS_CHECK }, { $setOnInsert: { value } }, initial);
  const counters = database.collection<{ readonly _id: string }>('counters');
  await counters.updateOne({ _id: 'conflicts' }, { $setOnInsert: { value: 0 } }, initial);
  const figures = database.collection<{ readonly _id: string }>('figures');
  await figures.updateOne({ _id: 'figures' }, { $setOnInsert: { publishedAt: 0, step: 'done' } }, initial);
};

/** Stored in the order of their ids, because the insertion order would reveal who acted when. */
export const CLUSTERED = ['votes', 'ledger', 'reports', 'helpful_marks'];

const create = async (database: mongo.Db, name: string, indexes: readonly mongo.IndexDescription[]): Promise<void> => {
  const clusteredIndex = { key: { _id: 1 }, unique: true };
  await ensureCollection(database, name, CLUSTERED.includes(name) ? { clusteredIndex } : {});
  if (indexes.length > 0) await database.collection(name).createIndexes([...indexes]);
};

const ensureCollection = async (database: mongo.Db, name: string, options: mongo.CreateCollectionOptions) => {
  try {
    await database.createCollection(name, options);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    if (error.code === NAMESPACE_EXISTS) return;
    if (options.clusteredIndex === undefined) throw error;
    await ensureCollection(database, name, {});
  }
};

const NAMESPACE_EXISTS = 48;

type Keys = Readonly<Record<string, 1 | -1>>;

type Options = Omit<mongo.IndexDescription, 'name' | 'key'>;

const index = (name: string, key: Keys, options: Options = {}) => ({ name, key, ...options });
const unique = (name: string, key: Keys, options: Options = {}) => index(name, key, { unique: true, ...options });
const where = (partialFilterExpression: mongo.Document) => ({ partialFilterExpression });
const has = (field: string) => where({ [field]: { $exists: true } });

const expiring = index('expire', { expire: 1 }, { expireAfterSeconds: 0 });

const list = (name: string, rank: Keys) => [
  index(name, { isActive: 1, ...rank }),
  index(`${name}_in_category`, { isActive: 1, category: 1, ...rank }),
];

const token = [
  unique('token', { tokenHash: 1 }),
  index('by_member', { memberId: 1, used: 1 }),
  index('expires', { expiresAt: 1 }),
];

const INDEXES: Readonly<Record<string, readonly mongo.IndexDescription[]>> = {
  installation: [],
  counters: [],
  rate_limits: [unique('key', { key: 1 }), expiring],
  jobs: [
    unique('key', { key: 1 }),
    index('due', { queue: 1, dueAt: 1, _id: 1 }, has('dueAt')),
    index('ended', { status: 1, runAt: 1 }),
  ],

  users: [
    unique('email', { email: 1 }),
    unique('nickname', { nicknameKey: 1 }, has('nicknameKey')),
    unique('confusable_key', { confusableKey: 1 }, has('confusableKey')),
    index('subscribed', { emailUpdates: 1, emailVerified: 1, _id: 1 }),
    index('by_mailbox_key', { mailboxKey: 1 }),
    index('uncounted', { uncounted: 1 }, has('uncounted')),
  ],
  user_auth: [unique('member', { memberId: 1 })],
  accounts: [unique('identity', { provider: 1, subject: 1 }), index('by_member', { memberId: 1 })],
  email_verification_tokens: [
    ...token,
    index('by_email', { email: 1, used: 1, _id: -1 }),
    index('by_passkey', { 'passkey.credentialId': 1 }, has('passkey.credentialId')),
  ],
  sign_in_tokens: token,
  password_reset_tokens: token,
  email_change_tokens: token,
  email_undo_tokens: [...token, index('by_email', { email: 1, used: 1, createdAt: -1 })],
  passkeys: [unique('credential', { credentialId: 1 }), index('by_member', { memberId: 1 })],
  sign_in_attempts: [expiring],
  sessions: [expiring, index('of_member', { 'member.id': 1, 'member.session.id': 1 })],
  mailbox_keys: [index('of_mailbox_key', { mailboxKey: 1 }), index('ending', { endsAt: 1 })],
  follows: [
    unique('pair', { followerId: 1, followingId: 1 }),
    index('followers_by_id', { followingId: 1, followerId: 1 }),
    index('latest', { followerId: 1, createdAt: -1, followingId: 1 }),
  ],
  relations: [index('latest', { memberId: 1, at: -1, otherId: 1 }), index('other', { otherId: 1 })],

  search_terms: [index('found', { all: 1, _id: -1 })],
  conflicts: [
    ...list('today', { todayVotes: -1, totalVotes: -1, _id: -1 }),
    ...list('trending', { trendScore: -1, _id: -1 }),
    ...list('polarizing', { polarity: 1, totalVotes: -1, _id: -1 }),
    ...list('newest', { _id: -1 }),
    ...list('ended', { endedAt: -1, _id: -1 }),
    ...list('results', { revealedAt: -1, _id: -1 }),
    index('own', { submittedBy: 1, _id: -1 }),
    index('public', { submittedBy: 1, isActive: 1, anonymous: 1, _id: -1 }),
    index('anonymous', { authorKey: 1, _id: -1 }, has('authorKey')),
    index('of_today', { todayOldest: 1 }, has('todayOldest')),
    index('to_ask', { submittedAt: 1, _id: 1 }, where({ isActive: true, totalVotes: { $gte: 10 } })),
    index('helped', { votesHelped: 1 }, where({ isActive: true, votesHelped: { $gt: '' } })),
    index('unusual', { unusualOn: 1 }, where({ unusualOn: { $gt: 0 } })),
    index('uncounted', { uncounted: 1 }, has('uncounted')),
    index('waiting', { votesWait: 1 }, has('votesWait')),
  ],
  category_figures: [],
  counted: [],
  todays_five: [],
  shares: [
    unique('one_a_day', { conflictId: 1, channel: 1, sharer: 1 }),
    index('of_conflict', { conflictId: 1, sharedAt: 1 }),
    index('age', { sharedAt: 1 }),
  ],
  updates: [
    index('conflict', { conflictId: 1, number: 1 }),
    index('stories', { notifiedAt: -1, _id: -1 }, where({ forStories: true, text: { $gt: '' } })),
  ],
  update_follows: [index('member', { memberId: 1, _id: 1 }), index('conflict', { conflictId: 1, memberId: 1 })],

  votes: [
    unique('one_a_member', { conflictId: 1, voterRef: 1 }),
    index('of_conflict', { conflictId: 1, votedAt: 1 }),
    index('by_voter', { voterRef: 1, votedAt: -1, conflictId: -1 }),
    index('by_mailbox_key', { mailboxId: 1 }),
    index('guesses', { voterRef: 1, conflictId: -1 }, where({ guess: { $gte: 0 } })),
    index('of_network', { conflictId: 1, network: 1 }, has('network')),
    index('with_network', { votedAt: 1 }, has('network')),
    index('excluded', { conflictId: 1 }, where({ isExcluded: true })),
  ],

  comments: [
    index('newest', { conflictId: 1, isVisible: 1, postedAt: -1, _id: -1 }),
    index('threads', { conflictId: 1, isVisible: 1, replyTo: 1, postedAt: -1, _id: -1 }),
    index('placed', { conflictId: 1, isVisible: 1, replyTo: 1, place: -1, _id: -1 }),
    index('replies', { replyTo: 1, isVisible: 1, postedAt: 1, _id: 1 }, has('replyTo')),
    index('marked', { conflictId: 1, isVisible: 1, helpfulCount: -1 }, where({ helpfulCount: { $gt: 0 } })),
    index('by_author', { conflictId: 1, authorId: 1 }),
    index('of_author', { authorId: 1, _id: 1 }),
    index('disguised', { authorKey: 1, conflictId: 1 }, has('authorKey')),
    index('telling', { postedAt: 1 }, has('tells')),
    index('answering', { postedAt: 1 }, has('answers')),
    index('waiting', { postedAt: 1, _id: 1 }, where({ takenDownBy: 'rest' })),
    index('waiting_under', { conflictId: 1, postedAt: 1, _id: 1 }, where({ takenDownBy: 'rest' })),
  ],
  comment_orders: [index('due', { dueAt: 1 }, where({ dueAt: { $gte: 0 } }))],
  helpful_marks: [
    unique('one_a_member', { commentId: 1, markedBy: 1 }),
    index('by_member', { markedBy: 1 }),
    index('by_mailbox_key', { mailboxId: 1 }),
  ],

  ledger: [
    index('of_actor', { actor: 1 }, has('actor')),
    index('of_member', { memberId: 1, _id: 1 }, has('memberId')),
    index('by_item', { itemKind: 1, itemId: 1 }, has('itemKind')),
    index('public_board', { span: 1, start: 1, 'public.points': -1, memberId: -1 }, has('span')),
    index('firsts', { start: 1 }, where({ isFirst: true })),
    index('waiting', { waits: 1, span: 1, start: 1 }, has('waits')),
    index('suspended', { until: 1 }, where({ until: { $gt: 0 } })),
  ],
  figures: [],

  alerts: [
    unique('one_a_topic', { recipient: 1, topic: 1 }),
    index('newest', { recipient: 1, at: -1, topic: -1 }),
    index('unread', { recipient: 1, isRead: 1, at: 1 }),
    index('age', { at: 1 }),
    index('topic', { topic: 1 }),
  ],
  alert_preferences: [unique('member', { memberId: 1 })],
  push_subscriptions: [expiring, index('by_member', { memberId: 1, lastSeenAt: -1, _id: 1 })],

  reports: [
    unique('one_a_member', { itemKind: 1, itemId: 1, reporterId: 1 }),
    index('open', { settledAt: 1, itemKind: 1, itemId: 1 }),
    index('of_member', { reporterId: 1 }),
    index('of_mailbox_key', { mailboxId: 1, reportedAt: 1 }),
  ],
  report_addresses: [index('by_day', { day: 1 })],
  moderators: [],
  case_claims: [],
  rulings: [
    index('item', { itemKind: 1, itemId: 1, at: 1 }),
    index('moderator', { by: 1, at: 1 }),
    unique('answer', { 'answers.ruling': 1, 'answers.side': 1 }, has('answers.ruling')),
  ],
  appeals: [index('open', { at: 1, _id: 1 }, where({ isOpen: true })), index('item', { itemKind: 1, itemId: 1 })],
  exclusions: [index('of_conflict', { conflictId: 1, at: 1 }), index('by_time', { at: 1 })],
  transparency: [],
};
