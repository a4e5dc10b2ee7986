import { createConnection } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { SECRETS } from './behaviour/builders.ts';
import { createModels } from './mongo/models/models.ts';
import { openDatabase } from './sqlite/kernel/database.ts';
import { migrate } from './sqlite/migrations/migrate.ts';

type Holding = {
  readonly of: readonly string[];
  readonly exported: string;
  readonly deleted: string;
};

const PERSONAL_DATA: Readonly<Record<string, Holding>> = {
  users: {
    of: [
      'id',
      'mailboxKey',
      'email',
      'firstName',
      'lastName',
      'userNickname',
      'nicknameKey',
      'confusableKey',
      'partnerNickname',
      'devices',
    ],
    exported: 'profile, signIn.devices',
    deleted: 'deleted',
  },
  user_auth: {
    of: ['userId', 'memberId'],
    exported: 'signIn; the hash is of use to nobody but a thief',
    deleted: 'deleted',
  },
  sessions: { of: ['memberId'], exported: 'sessions', deleted: 'deleted at once' },
  email_verification_tokens: {
    of: ['userId', 'memberId', 'email'],
    exported: 'not: keys, not data',
    deleted: 'deleted',
  },
  sign_in_tokens: { of: ['userId', 'memberId', 'email'], exported: 'not: keys, not data', deleted: 'deleted' },
  password_reset_tokens: { of: ['userId', 'memberId', 'email'], exported: 'not: keys, not data', deleted: 'deleted' },
  email_change_tokens: { of: ['userId', 'memberId', 'email'], exported: 'signIn.pendingEmail', deleted: 'deleted' },
  email_undo_tokens: { of: ['userId', 'memberId', 'email'], exported: 'not: keys, not data', deleted: 'deleted' },
  accounts: { of: ['userId', 'memberId'], exported: 'signIn.connections', deleted: 'deleted' },
  passkeys: { of: ['memberId'], exported: 'signIn.passkeys; not their keys', deleted: 'deleted' },
  sign_in_attempts: {
    of: [],
    exported: 'not: a way to a provider that is under way',
    deleted: 'expires within minutes',
  },
  conflicts: {
    of: ['submittedBy', 'authorKey', 'authorSealed', 'userNickname', 'partnerNickname'],
    exported: 'conflicts',
    deleted: 'taken down without their texts, or left without the author',
  },
  votes: {
    of: ['mailboxId', 'voterRef', 'network'],
    exported: 'votes; not where they came from, an HMAC for 30 days, nor which were excluded',
    deleted: 'kept under a random voter each, after 90 days under a random fingerprint too',
  },
  mailbox_keys: {
    of: ['mailboxKey', 'mailbox'],
    exported: 'not: HMACs, of use to nobody',
    deleted: 'names nobody from then on, and ends after 90 days',
  },
  today_votes: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  comments: {
    of: ['authorId', 'authorKey', 'authorSealed', 'tells', 'answers'],
    exported: 'comments',
    deleted: 'kept without the author',
  },
  comment_orders: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  updates: {
    of: [],
    exported: 'updates, by the conflicts that are the member’s',
    deleted: 'deleted with the words of their conflict, or left with it',
  },
  update_follows: { of: ['memberId'], exported: 'updateFollows', deleted: 'deleted' },
  follows: { of: ['followerId', 'followingId'], exported: 'following, followers', deleted: 'deleted' },
  relations: {
    of: ['memberId', 'otherId'],
    exported: 'silenced; not by whom the member is',
    deleted: 'deleted, as are those of others about the member',
  },
  reports: {
    of: ['reporterId', 'mailboxId'],
    exported: 'reports',
    deleted: 'kept under a random reporter each, after 90 days under a random fingerprint too',
  },
  report_addresses: {
    of: [],
    exported: 'not: of visitors, who have no account',
    deleted: 'sealed; deleted with the decision, or after 90 days',
  },
  moderators: {
    of: ['memberId'],
    exported: 'not: who has the office sees the desk',
    deleted: 'deleted',
  },
  case_claims: { of: [], exported: 'not: an HMAC, for minutes', deleted: 'ends by itself' },
  rulings: {
    of: [],
    exported: 'not: read at `/api/statements`; of moderators an HMAC',
    deleted: 'kept; what they are about names nobody then',
  },
  appeals: {
    of: [],
    exported: 'not: read at `/api/statements`',
    deleted: 'the words about what the member wrote are emptied; the rest is kept',
  },
  suspensions: {
    of: [],
    exported: 'not: read at `/api/statements`',
    deleted: 'kept until it or the voice ends, under an HMAC of the mailboxes',
  },
  transparency: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  exclusions: {
    of: [],
    exported: 'nothing of a member; of moderators an HMAC',
    deleted: 'kept; it says of how many votes, and of none which',
  },
  operations: { of: ['actor'], exported: 'not: repeats votes, comments and conflicts', deleted: 'deleted' },
  points: { of: ['memberId'], exported: 'points', deleted: 'deleted' },
  scores: { of: ['memberId'], exported: 'not: what the points add up to', deleted: 'deleted' },
  ledger: {
    of: ['actor', 'memberId'],
    exported: 'points; not operations and scores, as above, nor gates, an HMAC of the mailboxes',
    deleted: 'deleted, but for the gate of the mailboxes, which goes with their voice',
  },
  helpful_marks: {
    of: ['mailboxId', 'markedBy'],
    exported: 'helpfulMarks',
    deleted: 'kept under a random marker each, after 90 days under a random fingerprint too',
  },
  alerts: { of: ['recipient'], exported: 'alerts', deleted: 'deleted, as are those that tell others of the member' },
  alert_preferences: {
    of: ['memberId'],
    exported: 'alertPreferences; not how far was read and what waits for a mail, sealed',
    deleted: 'deleted',
  },
  push_subscriptions: {
    of: ['memberId'],
    exported: 'notifiedDevices; where they are reached is of use to nobody else',
    deleted: 'deleted',
  },
  shares: {
    of: ['sharer'],
    exported: 'not: stands under an HMAC of the day, which leads to nobody',
    deleted: 'kept, for the same reason',
  },
  jobs: {
    of: [],
    exported: 'not: mails on their way, sealed, and forgotten when they are sent',
    deleted: 'kept until done or given up; then for a month the HMAC of a key is left, and what kind of error it was',
  },
  rate_limits: { of: [], exported: 'not: counts under a hash, for an hour', deleted: 'expires' },
  installation: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  figures: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  category_figures: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  counted: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  search_terms: {
    of: [],
    exported: 'repeats conflicts',
    deleted: 'deleted with the text, or left without the author',
  },
  todays_five: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
  counters: { of: [], exported: 'nothing of a member', deleted: 'nothing to do' },
};

const TELLING =
  /^email$|nickname|fingerprint|sharer|tells|(first|last)Name|submittedBy|castBy|markedBy|actor|recipient|network$|author(Key|Sealed)|voice|mailbox|devices|(member|user|author|reporter|follower|following)Id/i;

type Schema = ReadonlyMap<string, readonly string[]>;

const sqliteSchema = (): Schema => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS);
  const tables = database.all<{ name: string }>(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const columnsOf = (table: string) =>
    database.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => camelCase(name));
  const schema = new Map(tables.map(({ name }) => [name, columnsOf(name)]));
  database.close();
  return schema;
};

const mongoSchema = (): Schema => {
  const connection = createConnection();
  createModels(connection);
  return new Map(
    Object.values(connection.models).map(({ collection, schema }) => [collection.name, Object.keys(schema.paths)]),
  );
};

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each([
  ['SQLite', sqliteSchema()],
  ['MongoDB', mongoSchema()],
])('What %s holds of members', (_, schema) => {
  test('lists every table', () => {
    expect([...schema.keys()].filter((table) => PERSONAL_DATA[table] === undefined)).toEqual([]);
  });

  test.each([...schema])('lists every column of %s', (table, columns) => {
    const telling = columns.map(lastOf).filter((column) => TELLING.test(column));
    expect(telling.filter((column) => !PERSONAL_DATA[table]?.of.includes(column))).toEqual([]);
  });
});

const lastOf = (path: string) => path.split('.').at(-1) ?? path;
