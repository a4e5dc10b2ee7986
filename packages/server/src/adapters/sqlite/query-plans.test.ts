import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type ConflictId, DAY } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import type { ListName } from '@twosides/domain/reading';
import { afterAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../../test-support/fresh-folder.ts';
import { aConflict, aMember, memberId, NOW, SECRETS } from '../behaviour/builders.ts';
import { LIST_SIZE } from '../behaviour/reading/long-lists.suite.ts';
import { toMemberRow } from './accounts/member-row.ts';
import { ALERTS, CLOSED_SQL, UNREAD_SQL } from './alerts/alert-store.ts';
import { SUBSCRIBERS, WEEK } from './alerts/digest-store.ts';
import { toConflictRow } from './conflicts/conflict-row.ts';
import {
  BRIDGING_SQL,
  COMMENTS_SQL,
  COUNTED_MARKS,
  DUE_ORDERS,
  FIRST_REPLIES_SQL,
  MARKED,
  RECENT_COMMENTS_SQL,
  REPLIES_SQL,
  WAITING_SQL,
} from './discussion/comments.ts';
import { SWEEP as JOB_SWEEP } from './jobs/job-queue.ts';
import { type Database, openDatabase } from './kernel/database.ts';
import { migrate } from './migrations/migrate.ts';
import { CONFLICTS, EXCLUDED, GROUPS, OF_NETWORK } from './moderation/exclusion-store.ts';
import { DECIDED, GIVEN, WAITING } from './moderation/report-store.ts';
import { BUSY, OPEN } from './moderation/unusual-voting-store.ts';
import { AHEAD_SQL, BOARD_SQL, PUBLISH_PART, VOTERS } from './points/points-store.ts';
import { FOLLOWERS, FOLLOWING } from './profile/profile-store.ts';
import { DEVICES_SQL } from './push/push-store.ts';
import { authorSql, listSql, TRENDING_TOP } from './reading/conflict-lists.ts';
import { ADDRESSES } from './reading/conflict-reader.ts';
import { HIDDEN_TALLY, OWN_LAST_VOTES } from './reading/own-hidden.ts';
import { indexConflict } from './reading/search-index.ts';
import { MATCH, MEMBERS_NAMED } from './reading/search-store.ts';
import { EXCLUDED_SINCE, SHARES_SINCE, TIMES_TO_REVEAL, VOTERS_SINCE } from './reading/stats-store.ts';
import { HELPED, STORIES, toAskSql, FOLLOWERS as UPDATE_FOLLOWERS } from './updates/update-store.ts';
import { DELETE_NETWORKS, OVER_HOURS } from './voting/vote-store.ts';
import { GUESSES, RECORD } from './voting/votes.ts';

const ADD_VOTE =
  "INSERT INTO votes (conflict_id, mailbox_id, voter_ref, side, first_side, established, voted_at) VALUES (?, ?, ?, 'her', 'her', 0, ?)";

const MIDDLE_ID = LIST_SIZE / 2;
const CATEGORIES = ['love', 'money', 'trust', 'time'] as const;

const database = seeded(join(freshFolder(afterAll), 'twosides.db'));
afterAll(() => database.close());

const AUTHOR = 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN';
const OWN_SIDE = 'SEARCH votes USING INDEX sqlite_autoindex_votes_2 (conflict_id=? AND voter_ref=?) LEFT-JOIN';
const CONFLICT = 'SEARCH conflicts USING INTEGER PRIMARY KEY (rowid=?)';
const LISTED = [
  'SCAN listed VIRTUAL TABLE INDEX 1:',
  'SEARCH comments USING INTEGER PRIMARY KEY (rowid=?)',
  'CORRELATED LIST SUBQUERY 1',
];
const by = (table: string, index: string) => `SEARCH ${table} USING INDEX ${index}`;
const within = (table: string, index: string) => `SEARCH ${table} USING COVERING INDEX ${index}`;

test.each<[string, string, readonly unknown[]]>([
  ['comments that are held', WAITING, ['SCAN comments USING COVERING INDEX comments_waiting']],
  ['the “votes helped” count', HELPED, [within('conflicts', 'conflicts_helped (votes_helped>?)')]],
  [
    'the followers of a conflict’s updates',
    UPDATE_FOLLOWERS,
    [within('update_follows', 'update_follows_of_conflict (conflict_id=? AND member_id>?)')],
  ],
  [
    'a member’s followers',
    FOLLOWERS,
    [
      within('follows', 'follows_followers (following_id=? AND follower_id>?)'),
      'CORRELATED SCALAR SUBQUERY 1',
      'SEARCH relations USING PRIMARY KEY (member_id=? AND other_id=?)',
    ],
  ],
  [
    'whom a member follows',
    FOLLOWING,
    [within('follows', 'follows_latest (follower_id=?)'), by('users', 'sqlite_autoindex_users_1 (id=?)')],
  ],
  ['the newest conflicts’ addresses', ADDRESSES, [by('conflicts', 'conflicts_newest (serial<?)')]],
  ...(
    [
      ['own', 'submitted_by'],
      ['public', 'submitted_by'],
      ['anonymous', 'author_key'],
    ] as const
  ).flatMap(([scope, key]): [string, string, readonly unknown[]][] => [
    [
      `an author’s conflicts (${scope})`,
      authorSql(scope),
      [by('conflicts', `conflicts_${scope} (${key}=? AND serial<?)`), OWN_SIDE],
    ],
  ]),
  [
    'a conflict’s comments',
    COMMENTS_SQL,
    [by('comments', 'comments_threads (conflict_id=? AND (posted_at,id)<(?,?))'), AUTHOR],
  ],
  [
    'comments in the bridging order',
    BRIDGING_SQL,
    [by('comments', 'comments_placed (conflict_id=? AND (place,id)<(?,?))'), AUTHOR],
  ],
  ['what is to be ordered', DUE_ORDERS, [within('comment_orders', 'comment_orders_due (due_at>? AND due_at<?)')]],
  ['marked comments', MARKED, [by('comments', 'comments_marked (conflict_id=? AND helpful_count>?)')]],
  [
    'a comment’s replies',
    REPLIES_SQL,
    [by('comments', 'comments_replies (reply_to=? AND (posted_at,id)>(?,?))'), AUTHOR],
  ],
  ['the first replies', FIRST_REPLIES_SQL, [...LISTED, within('first', 'comments_replies (reply_to=?)'), AUTHOR]],
  ['the newest comments', RECENT_COMMENTS_SQL, [...LISTED, by('first', 'comments_threads (conflict_id=?)'), AUTHOR]],
  [
    'a member’s alerts',
    ALERTS,
    [
      by('alerts', 'alerts_newest (recipient=? AND (at,topic)<(?,?))'),
      'LIST SUBQUERY 1',
      'SCAN json_each VIRTUAL TABLE INDEX 1:',
      'CREATE BLOOM FILTER',
    ],
  ],
  ['the number of unread alerts', UNREAD_SQL, [within('alerts', 'alerts_unread (recipient=?)')]],
  [
    'alerts about removed conflicts',
    CLOSED_SQL,
    ['SEARCH alerts USING PRIMARY KEY (recipient=? AND topic>? AND topic<?)', 'CORRELATED SCALAR SUBQUERY 1', CONFLICT],
  ],
  [
    'a member’s browsers to notify',
    DEVICES_SQL,
    [
      by('push_subscriptions', 'push_subscriptions_member (member_id=?)'),
      by('sessions', 'sessions_member (member_id=? AND public_id=?)'),
      'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ],
  ],
  ['the top of the trending list', TRENDING_TOP, [by('conflicts', 'conflicts_trending (trend_score>?)')]],
  ['a voter’s last votes', OWN_LAST_VOTES, [by('votes', 'votes_of_voter (voter_ref=?)')]],
  ['the tally of a hidden result', HIDDEN_TALLY, [CONFLICT]],
  ['a reporter’s latest reports', GIVEN, [by('reports', 'reports_of_mailbox_key (mailbox_id=?)')]],
  ['busy conflicts', BUSY, [expect.stringMatching(/^SEARCH conflicts USING INDEX conflicts_today \(today_votes>\?/)]],
  ['unusual voting', OPEN, [expect.stringMatching(/^(SEARCH|SCAN) conflicts USING INDEX conflicts_unusual/)]],
  [
    'a voter’s guesses',
    GUESSES,
    [
      expect.stringMatching(/^CO-ROUTINE/),
      within('votes', 'votes_guesses (voter_ref=?)'),
      expect.stringMatching(/^SCAN \(subquery/),
      CONFLICT,
    ],
  ],
  ['a network’s votes', OF_NETWORK, [by('votes', 'votes_of_network (conflict_id=? AND network=?)')]],
  ['excluded votes', EXCLUDED, [expect.stringMatching(/^SEARCH votes USING INDEX votes_excluded/)]],
  ['excluded votes since a day', EXCLUDED_SINCE, [by('votes', 'votes_excluded (conflict_id=?)')]],
  [
    'a leaderboard',
    BOARD_SQL,
    [
      by('scores', 'scores_board (span=? AND start=? AND public_points>?)'),
      by('whole', 'sqlite_autoindex_scores_1 (member_id=? AND span=? AND start=?)'),
      by('users', 'sqlite_autoindex_users_1 (id=?)'),
    ],
  ],
  ['the hours that a sweep removes', OVER_HOURS, [by('today_votes', 'today_votes_hour (hour<?)')]],
  [
    'the voters whose scores a batch publishes',
    VOTERS,
    [by('scores', 'scores_waiting (waits=? AND span=? AND start=?)'), by('users', 'sqlite_autoindex_users_1 (id=?)')],
  ],
  ['nicknames with a prefix', MEMBERS_NAMED, [by('users', 'users_nickname (nickname_key>? AND nickname_key<?)')]],
  ['old jobs', JOB_SWEEP, [by('jobs', 'jobs_ended (run_at<?)')]],
  [
    'times to the 100th vote',
    TIMES_TO_REVEAL,
    ['CO-ROUTINE (subquery-1)', by('conflicts', 'conflicts_revealed (revealed_at>?)'), 'SCAN (subquery-1)'],
  ],
  ['subscribers of the weekly mail', SUBSCRIBERS, [within('users', 'users_subscribed (id>?)')]],
])('%s are found by index alone, in order', (_, sql, plan) => {
  expect(planOf(sql)).toEqual(plan);
});

test.each<[string, string, unknown]>([
  ['held comments under a conflict', WAITING_SQL, by('comments', 'comments_waiting_under (conflict_id=?)')],
  [
    'whom to ask how it went',
    toAskSql(false),
    expect.stringMatching(/^SEARCH conflicts USING INDEX conflicts_to_ask \(/),
  ],
  ['the next to ask', toAskSql(true), expect.stringMatching(/^SEARCH conflicts USING INDEX conflicts_to_ask \(/)],
])('%s are found by index, in order', (_, sql, first) => {
  const [walk, ...rest] = planOf(sql);
  expect(walk).toEqual(first);
  expect(rest.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
});

test.each<[string, string, unknown]>([
  ['stories', STORIES, 'SCAN updates USING INDEX updates_stories'],
  ['a moderator’s decisions', DECIDED, by('rulings', 'rulings_of_moderator (ruled_by=? AND at>?)')],
  ['a voter’s record', RECORD, within('votes', 'votes_of_voter (voter_ref=?)')],
  ['votes by network', GROUPS, by('votes', 'votes_of_network (conflict_id=? AND network>?)')],
  [
    'expired networks',
    DELETE_NETWORKS,
    expect.stringMatching(/^SEARCH votes USING (COVERING )?INDEX votes_with_network/),
  ],
  ['members ahead of one', AHEAD_SQL, within('scores', 'scores_board (span=? AND start=? AND public_points>?)')],
  ['scores that a batch publishes', PUBLISH_PART, within('scores', 'scores_waiting (waits=?)')],
  ['a week’s shares', SHARES_SINCE, within('shares', 'shares_of_conflict (conflict_id=? AND shared_at>?)')],
  ['a week’s voters', VOTERS_SINCE, within('votes', 'votes_of_conflict (conflict_id=? AND voted_at>?)')],
  ['marks that count', COUNTED_MARKS, expect.stringMatching(/^SEARCH helpful_marks USING .*\(comment_id=\?\)$/)],
  [
    'votes of those who marked',
    COUNTED_MARKS,
    expect.stringMatching(/^SEARCH votes USING .*\(conflict_id=\? AND voter_ref=\?\)$/),
  ],
])('%s are found by index', (_, sql, step) => {
  expect(planOf(sql)).toEqual(expect.arrayContaining([step]));
});

test('neither stories nor excluded votes are found by a scan', () => {
  expect(planOf(STORIES).join()).not.toContain('SCAN conflicts');
  expect(planOf(CONFLICTS).join()).not.toContain('SCAN votes');
});

describe('a page of a list', () => {
  const KEYS: Readonly<Record<ListName, readonly string[]>> = {
    today: ['today_votes', 'total_votes', 'serial'],
    'voted-today': ['today_votes', 'total_votes', 'serial'],
    trending: ['trend_score', 'serial'],
    polarizing: ['closeness', 'total_votes', 'serial'],
    ended: ['ended_at', 'serial'],
    revealed: ['revealed_at', 'serial'],
    newest: ['serial'],
  };
  const INDEXES: Readonly<Partial<Record<ListName, string>>> = { 'voted-today': 'today', revealed: 'results' };
  const MIDDLE: Readonly<Record<ListName, readonly number[]>> = {
    today: [0, 120, MIDDLE_ID],
    'voted-today': [1, 120, MIDDLE_ID],
    trending: [1, MIDDLE_ID],
    polarizing: [-0.5, 120, MIDDLE_ID],
    ended: [1, MIDDLE_ID],
    revealed: [NOW, MIDDLE_ID],
    newest: [MIDDLE_ID],
  };
  const cases = (['today', 'voted-today', 'trending', 'polarizing', 'ended', 'revealed', 'newest'] as const).flatMap(
    (list) => [false, true].map((inCategory) => ({ list, inCategory })),
  );

  test.each(cases)('$list (category $inCategory) walks its one index, already in order', ({ list, inCategory }) => {
    const index = `conflicts_${INDEXES[list] ?? list}${inCategory ? '_in_category' : ''}`;
    const place = `(${KEYS[list].join(',')})<(${KEYS[list].map(() => '?').join(',')})`.replace(
      '(serial)<(?)',
      'serial<?',
    );
    const conditions = [
      ...(inCategory ? ['category=?'] : []),
      // SQLite's plan shows the condition `IS NOT NULL` as `>?`.
      ...(list === 'trending' ? ['trend_score>?'] : []),
      ...(list === 'ended' ? ['ended_at>?'] : []),
      ...(list === 'revealed' ? ['revealed_at>?'] : []),
      ...(list === 'voted-today' ? ['today_votes>?'] : []),
      place,
    ];
    expect(planOf(listSql(list, inCategory))).toEqual([
      `SEARCH conflicts USING INDEX ${index} (${conditions.join(' AND ')})`,
      'SEARCH votes USING INDEX sqlite_autoindex_votes_2 (conflict_id=? AND voter_ref=?) LEFT-JOIN',
    ]);
  });

  test.each(cases)(
    '$list (category $inCategory) reads no more entries than it answers with',
    ({ list, inCategory }) => {
      const statement = database.prepare(listSql(list, inCategory));
      const stepsOf = (limit: number) => {
        const found = statement.all('voter', ...(inCategory ? ['love'] : []), ...MIDDLE[list], limit);
        expect(found).toHaveLength(limit);
        return takeSteps(statement);
      };
      stepsOf(11);
      const [eleven, twentyOne] = [stepsOf(11), stepsOf(21)];
      const perRow = (twentyOne - eleven) / 10;
      expect(eleven).toBeLessThan(perRow * 11 + 100);
      expect(perRow).toBeLessThan(100);
    },
  );
});

describe('a search', () => {
  test('reads matches from the text index, newest first, and no more than it returns', () => {
    expect(planOf(MATCH)).toEqual([expect.stringMatching(/^SCAN conflicts_text VIRTUAL TABLE INDEX \d+:/)]);
    const statement = database.prepare(MATCH);
    const stepsOf = (most: number) => {
      expect(statement.all('"dishwasher"', most)).toHaveLength(most);
      return takeSteps(statement);
    };
    stepsOf(10);
    expect(stepsOf(1_000)).toBeLessThan(stepsOf(500) * 2.1);
    expect(stepsOf(10)).toBeLessThan(500);
  });
});

test.each([
  [WEEK.named, 'conflicts_own (submitted_by=?)'],
  [WEEK.anonymous, 'conflicts_anonymous (author_key=?)'],
])('the weekly mail reads of an author’s conflicts the entries of the week alone', (sql, walk) => {
  expect(planOf(sql).filter((step) => /SEARCH|SCAN|SORT|B-TREE/.test(step))).toEqual([
    `SEARCH conflicts USING INDEX ${walk}`,
    'SEARCH votes USING INDEX votes_of_conflict (conflict_id=? AND voted_at>? AND voted_at<?)',
    'SEARCH comments USING INDEX comments_newest (conflict_id=? AND posted_at>? AND posted_at<?)',
    'SEARCH answered USING INDEX sqlite_autoindex_comments_1 (id=?)',
  ]);
});

function planOf(sql: string): string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
}

function takeSteps(statement: StatementSync): number {
  // Node 26 has `stat` and `resetStats`, but its types do not declare them yet.
  const counted = statement as StatementSync & { stat(counter: 'vmStep'): number; resetStats(): void };
  const steps = counted.stat('vmStep');
  counted.resetStats();
  return steps;
}

function seeded(path: string): DatabaseSync {
  const filling = openDatabase(path);
  migrate(filling, SECRETS);
  filling.write(() => fill(filling));
  filling.close();
  return new DatabaseSync(path);
}

function fill(filling: Database): void {
  filling.insert('users', toMemberRow(aMember('author')));
  for (let n = 0; n < LIST_SIZE; n += 1) {
    const id = filling.insert('conflicts', toConflictRow(SECRETS, aConflict(standingOf(n))));
    indexConflict(filling, id as ConflictId);
    for (const voter of ['voter', `another ${n % 9}`]) filling.run(ADD_VOTE, id, `fp of ${voter}`, voter, n * DAY);
    filling.insert('comments', {
      id: `c${n}`,
      conflict_id: 1 + (n % 10),
      author_id: memberId('author'),
      avatar: 'a',
      posted_at: n % 100,
      content: 'c',
    });
  }
}

function standingOf(n: number): Partial<Conflict> {
  return {
    category: CATEGORIES[n % 4] ?? 'love',
    totalVotes: 120,
    herVotes: n % 2 ? 60 : 90,
    hisVotes: n % 2 ? 60 : 30,
    todayVotes: n % 10 ? 0 : 1,
    trendScore: n % 5 ? 1 : null,
    endedAt: n % 3 ? 1 : null,
    revealedAt: n % 3 ? NOW : null,
    isActive: n % 7 > 0,
  };
}
