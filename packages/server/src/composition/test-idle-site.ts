import type { DatabaseSync } from 'node:sqlite';
import { DAY, WEEK } from '@twosides/domain/kernel';
import { NO_SCORE, spanStart } from '@twosides/domain/points';
import type { Connection } from 'mongoose';
import { aConflict, aMember, NOW, voterOf } from '../adapters/behaviour/builders.ts';
import { putAll } from '../adapters/mongo/kernel/test-database.ts';

const SIZE = 5_000;
const LAST_WEEK = spanStart('week', NOW) - WEEK;
/** Far ahead of the real time, so that MongoDB's TTL indexes delete nothing. */
const LATER = NOW + 365 * DAY;

const serials = Array.from({ length: SIZE }, (_, place) => place + 1);

const SPANS = [
  { span: 'all', start: 0 },
  { span: 'week', start: spanStart('week', NOW) },
  { span: 'day', start: spanStart('day', NOW) },
] as const;

export const fillMongo = async (connection: Connection): Promise<void> => {
  for (const [name, documentsOf] of Object.entries(DOCUMENTS))
    await putAll(connection, name, serials.flatMap(documentsOf));
};

const DOCUMENTS: Readonly<Record<string, (serial: number) => object | object[]>> = {
  conflicts: (serial) => {
    const { id: _, ...conflict } = aConflict({ totalVotes: 1, herVotes: 1, commentCount: 1 });
    return { _id: serial, ...conflict, revision: 0 };
  },
  users: (serial) => {
    const { id, ...member } = aMember(`m-${serial}`, { userNickname: `Nr ${serial}` });
    return { _id: id, ...member, nicknameKey: `nr ${serial}`, confusableKey: `nr ${serial}`, revision: 0 };
  },
  votes: (serial) => ({
    _id: `${serial} fp`,
    conflictId: serial,
    side: 'her',
    votedAt: spanStart('day', NOW),
    mailboxId: `mailbox-${serial}`,
    voterRef: voterOf(`m-${serial}`),
  }),
  comments: (serial) => ({
    _id: `k-${serial}`,
    conflictId: serial,
    authorId: `m-${serial}`,
    content: 'Yes.',
    avatar: 'geometric',
    postedAt: NOW,
    isVisible: true,
    helpfulCount: 0,
  }),
  ledger: (serial) => [
    ...SPANS.map((span) => aScore(serial, span)),
    ...(serial % 100 === 0 ? [{ ...aScore(serial, { span: 'week', start: LAST_WEEK }), isFirst: true }] : []),
  ],
  alerts: (serial) => ({
    recipient: `m-${serial}`,
    topic: 'revealed.1',
    subject: {},
    count: 1,
    at: NOW,
    isRead: false,
  }),
  sessions: (serial) => ({
    _id: `sid-${serial}`,
    sess: {},
    expire: new Date(LATER),
    member: {
      id: `m-${serial}`,
      session: {
        id: `s-${serial}`,
        device: 'A test',
        createdAt: NOW,
        lastSeenAt: NOW,
        provenAt: NOW,
        passkeyId: null,
      },
    },
  }),
  push_subscriptions: (serial) => ({
    _id: `push-${serial}`,
    memberId: `m-${serial}`,
    sessionId: `s-${serial}`,
    endpoint: 'e',
    p256dh: 'p',
    auth: 'a',
    createdAt: NOW,
    lastSeenAt: NOW,
    expire: new Date(LATER),
  }),
  shares: (serial) => ({ conflictId: serial, channel: 'copy', sharer: `s-${serial}`, sharedAt: NOW }),
  mailbox_keys: (serial) => ({ _id: `box-${serial}`, mailboxKey: `v-${serial}`, endsAt: serial % 2 ? null : LATER }),
  follows: (serial) => ({ followerId: `m-${serial}`, followingId: 'm-1', createdAt: NOW }),
  jobs: (serial) => {
    const job = { queue: (['urgent', 'bulk', 'push'] as const)[serial % 3], payload: '', attempts: 1, runAt: NOW };
    return [
      { ...job, key: `done ${serial}`, status: 'done' },
      { ...job, key: `in hand ${serial}`, status: 'waiting', runAt: NOW - 1, dueAt: NOW + DAY },
    ];
  },
};

const aScore = (serial: number, { span, start }: { readonly span: string; readonly start: number }) => {
  const score = { ...NO_SCORE, points: 10, votes: 1 };
  return { _id: `m-${serial} ${span} ${start}`, memberId: `m-${serial}`, span, start, ...score, public: score };
};

export const fillSqlite = (database: DatabaseSync): void => {
  database.exec('BEGIN');
  for (const [table, columns] of Object.entries(ROWS))
    database.exec(`
      WITH RECURSIVE serials (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM serials WHERE n < ${SIZE})
      INSERT INTO ${table} (${Object.keys(columns).join(', ')}) SELECT ${Object.values(columns).join(', ')} FROM serials`);
  for (const { span, start } of SPANS) database.exec(scoresSql(span, start, 0));
  database.exec(`${scoresSql('week', LAST_WEEK, 1)} WHERE id % 100 = 0`);
  database.exec('COMMIT');
};

const scoresSql = (span: string, start: number, isFirst: number) => `
  INSERT INTO scores (member_id, span, start, points, public_points, votes, public_votes, is_first)
  SELECT 'm-' || id, '${span}', ${start}, 10, 10, 1, 1, ${isFirst} FROM conflicts`;

const MEMBER = "'m-' || n";
const ROWS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  users: {
    id: MEMBER,
    email: "n || '@example.org'",
    user_nickname: "'Nr ' || n",
    nickname_key: "'nr ' || n",
    confusable_key: "'nr ' || n",
    created_at: NOW,
    updated_at: NOW,
  },
  conflicts: {
    id: 'n',
    category: "'love'",
    care: "'{}'",
    history: "'[]'",
    his_excerpt: "'His side.'",
    her_excerpt: "'Her side.'",
    total_votes: 1,
    her_votes: 1,
    comment_count: 1,
    submitted_at: NOW,
    submitted_by: MEMBER,
    author_side: "'her'",
    user_nickname: "'Ana'",
    partner_nickname: "'Ben'",
    user_avatar_id: "'a'",
    partner_avatar_id: "'a'",
    title: "'Dishes'",
    his_side: "'His'",
    her_side: "'Hers'",
  },
  votes: {
    first_side: "'her'",
    established: 1,
    conflict_id: 'n',
    mailbox_id: "'mailbox-' || n",
    voter_ref: "'voter-' || n",
    side: "'her'",
    voted_at: spanStart('day', NOW),
  },
  comments: {
    id: "'k-' || n",
    conflict_id: 'n',
    author_id: MEMBER,
    avatar: "'a'",
    posted_at: NOW,
    content: "'Yes.'",
  },
  alerts: { recipient: MEMBER, topic: "'revealed.1'", subject: "'{}'", count: 1, at: NOW, is_read: 0 },
  sessions: {
    sid: "'sid-' || n",
    sess: "'{}'",
    expire: LATER,
    member_id: MEMBER,
    public_id: "'s-' || n",
    device: "'A test'",
    created_at: NOW,
    last_seen_at: NOW,
    proven_at: NOW,
  },
  push_subscriptions: {
    id: "'push-' || n",
    member_id: MEMBER,
    session_id: "'s-' || n",
    endpoint: "'e'",
    p256dh: "'p'",
    auth: "'a'",
    created_at: NOW,
    last_seen_at: NOW,
  },
  shares: { conflict_id: 'n', channel: "'copy'", sharer: "'s-' || n", shared_at: NOW },
  mailbox_keys: { mailbox: "'box-' || n", mailbox_key: "'v-' || n", ends_at: `iif(n % 2, NULL, ${LATER})` },
  jobs: {
    key: "'job ' || n",
    queue: "iif(n % 2, 'urgent', 'push')",
    payload: "iif(n % 3, '', NULL)",
    run_at: NOW,
    due_at: `iif(n % 3, ${NOW + DAY}, NULL)`,
  },
};
