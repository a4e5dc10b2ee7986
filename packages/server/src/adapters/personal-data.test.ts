import { createConnection } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { SECRETS } from './behaviour/builders.ts';
import { createModels } from './mongo/models/models.ts';
import { openDatabase } from './sqlite/kernel/database.ts';
import { migrate } from './sqlite/migrations/migrate.ts';

/** Columns that identify a member, by table. Decide what export and erasure do with a new one before adding it. */
const PERSONAL_DATA: Readonly<Record<string, readonly string[]>> = {
  users: [
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
  user_auth: ['userId', 'memberId'],
  sessions: ['memberId'],
  email_verification_tokens: ['userId', 'memberId', 'email'],
  sign_in_tokens: ['userId', 'memberId', 'email'],
  password_reset_tokens: ['userId', 'memberId', 'email'],
  email_change_tokens: ['userId', 'memberId', 'email'],
  email_undo_tokens: ['userId', 'memberId', 'email'],
  accounts: ['userId', 'memberId'],
  passkeys: ['memberId'],
  conflicts: ['submittedBy', 'authorKey', 'authorSealed', 'userNickname', 'partnerNickname'],
  votes: ['mailboxId', 'voterRef', 'network'],
  mailbox_keys: ['mailboxKey', 'mailbox'],
  comments: ['authorId', 'authorKey', 'authorSealed', 'tells', 'answers'],
  update_follows: ['memberId'],
  follows: ['followerId', 'followingId'],
  relations: ['memberId', 'otherId'],
  reports: ['reporterId', 'mailboxId'],
  moderators: ['memberId'],
  operations: ['actor'],
  points: ['memberId'],
  scores: ['memberId'],
  ledger: ['actor', 'memberId'],
  helpful_marks: ['mailboxId', 'markedBy'],
  alerts: ['recipient'],
  alert_preferences: ['memberId'],
  push_subscriptions: ['memberId'],
  shares: ['sharer'],
};

const TABLES_WITHOUT = [
  'sign_in_attempts',
  'today_votes',
  'comment_orders',
  'updates',
  'report_addresses',
  'case_claims',
  'rulings',
  'appeals',
  'suspensions',
  'transparency',
  'exclusions',
  'jobs',
  'rate_limits',
  'installation',
  'figures',
  'category_figures',
  'counted',
  'search_terms',
  'todays_five',
  'counters',
];

const TELLING =
  /^email$|nickname|sharer|tells|(first|last)Name|submittedBy|voterRef|markedBy|actor|recipient|network$|author(Key|Sealed)|mailbox|devices|(member|user|author|reporter|follower|following)Id/i;

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
    const known = [...Object.keys(PERSONAL_DATA), ...TABLES_WITHOUT];
    expect([...schema.keys()].filter((table) => !known.includes(table))).toEqual([]);
  });

  test.each([...schema])('lists every column of %s', (table, columns) => {
    const telling = columns.map(lastOf).filter((column) => TELLING.test(column));
    expect(telling.filter((column) => !PERSONAL_DATA[table]?.includes(column))).toEqual([]);
  });
});

const lastOf = (path: string) => path.split('.').at(-1) ?? path;
