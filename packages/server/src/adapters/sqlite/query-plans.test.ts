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
import { alertsSql, CLOSED_SQL, UNREAD_SQL } from './alerts/alert-store.ts';
import { SUBSCRIBERS, WEEK } from './alerts/digest-store.ts';
import { toConflictRow } from './conflicts/conflict-row.ts';
import {
  bridgingSql,
  COUNTED_MARKS,
  commentsSql,
  DUE_ORDERS,
  FIRST_REPLIES_SQL,
  MARKED,
  RECENT_COMMENTS_SQL,
  repliesSql,
  WAITING_SQL,
} from './discussion/comments.ts';
import { SWEEP as JOB_SWEEP } from './jobs/job-queue.ts';
import { type Database, openDatabase } from './kernel/database.ts';
import { migrate } from './migrations/migrate.ts';
import { CONFLICTS, EXCLUDED, GROUPS, OF_NETWORK } from './moderation/exclusion-store.ts';
import { DECIDED, GIVEN, WAITING } from './moderation/report-store.ts';
import { BUSY, OPEN } from './moderation/unusual-voting-store.ts';
import { AHEAD_SQL, BOARD_SQL } from './points/points-store.ts';
import { PUBLISH_PART, VOTERS } from './points/public-figures.ts';
import { DEVICES_SQL } from './push/push-store.ts';
import { authorSql, listSql, TRENDING_TOP } from './reading/conflict-lists.ts';
import { ADDRESSES } from './reading/conflict-reader.ts';
import { HIDDEN_TALLY, OWN_LAST_VOTES } from './reading/own-hidden.ts';
import { indexConflict } from './reading/search-index.ts';
import { MATCH, MEMBERS_NAMED } from './reading/search-store.ts';
import { EXCLUDED_SINCE, SHARES_SINCE, TIMES_TO_REVEAL, VOTERS_SINCE } from './reading/stats-store.ts';
import { FOLLOWERS, HELPED, STORIES, toAskSql } from './updates/update-store.ts';
import { DELETE_NETWORKS, OVER_HOURS } from './voting/vote-store.ts';
import { GUESSES, RECORD } from './voting/votes.ts';

const ADD_VOTE =
  "INSERT INTO votes (conflict_id, mailbox_id, voter_ref, side, first_side, established, voted_at) VALUES (?, ?, ?, 'her', 'her', 0, ?)";

const MIDDLE_ID = LIST_SIZE / 2;
const CATEGORIES = ['love', 'money', 'trust', 'time'] as const;

const database = seeded(join(freshFolder(afterAll), 'twosides.db'));
afterAll(() => database.close());

test('finds held comments by index, in order', () => {
  expect(planOf(WAITING)).toEqual(['SCAN comments USING COVERING INDEX comments_waiting']);
  const [under, ...rest] = planOf(WAITING_SQL);
  expect(under).toBe('SEARCH comments USING INDEX comments_waiting_under (conflict_id=?)');
  expect(rest.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
});

describe('how it went', () => {
  test.each([false, true])('is found by time of posting (after a position %s)', (afterPlace) => {
    const [walk, ...rest] = planOf(toAskSql(afterPlace));
    expect(walk).toMatch(/^SEARCH conflicts USING INDEX conflicts_to_ask \(/);
    expect(rest.filter((step) => /SCAN|TEMP B-TREE/.test(step))).toEqual([]);
  });

  test('is counted, listed as stories and sent to subscribers by index', () => {
    expect(planOf(HELPED)).toEqual(['SEARCH conflicts USING COVERING INDEX conflicts_helped (votes_helped>?)']);
    expect(planOf(FOLLOWERS)).toEqual([
      'SEARCH update_follows USING COVERING INDEX update_follows_of_conflict (conflict_id=? AND member_id>?)',
    ]);
    const stories = planOf(STORIES);
    expect(stories).toContain('SCAN updates USING INDEX updates_stories');
    expect(stories.filter((step) => /SCAN conflicts/.test(step))).toEqual([]);
  });
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
    (list) =>
      [false, true].flatMap((inCategory) => [false, true].map((afterPlace) => ({ list, inCategory, afterPlace }))),
  );

  test.each(cases)(
    '$list (category $inCategory, after a place $afterPlace) walks its one index, already in order',
    (given) => {
      const { list, inCategory, afterPlace } = given;
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
        ...(afterPlace ? [place] : []),
      ];
      const walk =
        conditions.length === 0
          ? `SCAN conflicts USING INDEX ${index}`
          : `SEARCH conflicts USING INDEX ${index} (${conditions.join(' AND ')})`;
      expect(planOf(listSql(list, inCategory, afterPlace))).toEqual([
        walk,
        'SEARCH votes USING INDEX sqlite_autoindex_votes_2 (conflict_id=? AND voter_ref=?) LEFT-JOIN',
      ]);
    },
  );

  test.each(cases)(
    '$list (category $inCategory, after a place $afterPlace) reads no more entries than it answers with',
    (given) => {
      const { list, inCategory, afterPlace } = given;
      const statement = database.prepare(listSql(list, inCategory, afterPlace));
      const stepsOf = (limit: number) => {
        const found = statement.all(
          'voter',
          ...(inCategory ? ['love'] : []),
          ...(afterPlace ? MIDDLE[list] : []),
          limit,
        );
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

describe('the other reads of pages', () => {
  test('walk the newest conflicts’ addresses', () => {
    expect(planOf(ADDRESSES)).toEqual(['SEARCH conflicts USING INDEX conflicts_newest (serial<?)']);
  });

  test.each([
    ['own', 'submitted_by'],
    ['public', 'submitted_by'],
    ['anonymous', 'author_key'],
  ] as const)('walk the conflicts of an author (%s) in order, from a place on', (scope, by) => {
    const side = 'SEARCH votes USING INDEX sqlite_autoindex_votes_2 (conflict_id=? AND voter_ref=?) LEFT-JOIN';
    const walk = `SEARCH conflicts USING INDEX conflicts_${scope}`;
    expect(planOf(authorSql(scope, false))).toEqual([`${walk} (${by}=?)`, side]);
    expect(planOf(authorSql(scope, true))).toEqual([`${walk} (${by}=? AND serial<?)`, side]);
  });

  test('walk a conflict’s comments in order, from a position', () => {
    const author = 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN';
    expect(planOf(commentsSql(false))).toEqual([
      'SEARCH comments USING INDEX comments_threads (conflict_id=?)',
      author,
    ]);
    expect(planOf(commentsSql(true))).toEqual([
      'SEARCH comments USING INDEX comments_threads (conflict_id=? AND (posted_at,id)<(?,?))',
      author,
    ]);
  });

  test('walk a conflict’s comments in the bridging order, from a position', () => {
    const author = 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN';
    expect(planOf(bridgingSql(false))).toEqual(['SEARCH comments USING INDEX comments_placed (conflict_id=?)', author]);
    expect(planOf(bridgingSql(true))).toEqual([
      'SEARCH comments USING INDEX comments_placed (conflict_id=? AND (place,id)<(?,?))',
      author,
    ]);
  });

  test('find what is to be ordered, and the marks of a comment that count', () => {
    expect(planOf(DUE_ORDERS)).toEqual([
      'SEARCH comment_orders USING COVERING INDEX comment_orders_due (due_at>? AND due_at<?)',
    ]);
    expect(planOf(MARKED)).toEqual(['SEARCH comments USING INDEX comments_marked (conflict_id=? AND helpful_count>?)']);
    const marks = planOf(COUNTED_MARKS);
    expect(marks[0]).toMatch(/^SEARCH helpful_marks USING .*\(comment_id=\?\)$/);
    expect(marks[1]).toMatch(/^SEARCH votes USING .*\(conflict_id=\? AND voter_ref=\?\)$/);
  });

  test('walk a comment’s replies in order, from a position, and find the first of several', () => {
    const author = 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN';
    expect(planOf(repliesSql(false))).toEqual(['SEARCH comments USING INDEX comments_replies (reply_to=?)', author]);
    expect(planOf(repliesSql(true))).toEqual([
      'SEARCH comments USING INDEX comments_replies (reply_to=? AND (posted_at,id)>(?,?))',
      author,
    ]);
    expect(planOf(FIRST_REPLIES_SQL)).toEqual([
      'SCAN listed VIRTUAL TABLE INDEX 1:',
      'SEARCH comments USING INTEGER PRIMARY KEY (rowid=?)',
      'CORRELATED LIST SUBQUERY 1',
      'SEARCH first USING COVERING INDEX comments_replies (reply_to=?)',
      author,
    ]);
  });

  test('find the newest comments of a page’s conflicts at the start of their index', () => {
    expect(planOf(RECENT_COMMENTS_SQL)).toEqual([
      'SCAN listed VIRTUAL TABLE INDEX 1:',
      'SEARCH comments USING INTEGER PRIMARY KEY (rowid=?)',
      'CORRELATED LIST SUBQUERY 1',
      'SEARCH first USING INDEX comments_threads (conflict_id=?)',
      'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN',
    ]);
  });

  test('walk a member’s alerts in order, from a position', () => {
    expect(planOf(alertsSql(false))).toEqual(['SEARCH alerts USING INDEX alerts_newest (recipient=?)']);
    expect(planOf(alertsSql(true))).toEqual([
      'SEARCH alerts USING INDEX alerts_newest (recipient=? AND (at,topic)<(?,?))',
    ]);
  });

  test('count a member’s unread alerts in their index', () => {
    expect(planOf(UNREAD_SQL)).toEqual(['SEARCH alerts USING COVERING INDEX alerts_unread (recipient=?)']);
  });

  test('find a member’s alerts about removed conflicts by topic', () => {
    expect(planOf(CLOSED_SQL)).toEqual([
      'SEARCH alerts USING PRIMARY KEY (recipient=? AND topic>? AND topic<?)',
      'CORRELATED SCALAR SUBQUERY 1',
      'SEARCH conflicts USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('find a member’s browsers to notify, with their sessions', () => {
    expect(planOf(DEVICES_SQL)).toEqual([
      'SEARCH push_subscriptions USING INDEX push_subscriptions_member (member_id=?)',
      'SEARCH sessions USING INDEX sessions_member (member_id=? AND public_id=?)',
      'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ]);
  });

  test('read the top of the trending list from the end of its index', () => {
    expect(planOf(TRENDING_TOP)).toEqual(['SEARCH conflicts USING INDEX conflicts_trending (trend_score>?)']);
  });

  test('find a voter’s last votes in order, and each of their conflicts by its id', () => {
    expect(planOf(OWN_LAST_VOTES)).toEqual(['SEARCH votes USING INDEX votes_of_voter (voter_ref=?)']);
    expect(planOf(HIDDEN_TALLY)).toEqual(['SEARCH conflicts USING INTEGER PRIMARY KEY (rowid=?)']);
  });

  test('read a reporter’s latest reports in the order of their index', () => {
    expect(planOf(DECIDED)[0]).toBe('SEARCH rulings USING INDEX rulings_of_moderator (ruled_by=? AND at>?)');
    expect(planOf(GIVEN)).toEqual(['SEARCH reports USING INDEX reports_of_mailbox_key (mailbox_id=?)']);
  });

  test('read a voter’s votes from the index alone, and walk today’s for unusual voting', () => {
    expect(planOf(RECORD)).toContain('SEARCH votes USING COVERING INDEX votes_of_voter (voter_ref=?)');
    expect(planOf(BUSY)).toEqual([
      expect.stringMatching(/^SEARCH conflicts USING INDEX conflicts_today \(today_votes>\?/),
    ]);
    expect(planOf(OPEN)).toEqual([expect.stringMatching(/^(SEARCH|SCAN) conflicts USING INDEX conflicts_unusual/)]);
  });

  test('find a voter’s guesses by index, and their conflicts by id', () => {
    expect(planOf(GUESSES)).toEqual([
      expect.stringMatching(/^CO-ROUTINE/),
      'SEARCH votes USING COVERING INDEX votes_guesses (voter_ref=?)',
      expect.stringMatching(/^SCAN \(subquery/),
      'SEARCH conflicts USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('find a network’s votes, excluded votes, and those with an expired network, by index', () => {
    expect(planOf(GROUPS)[0]).toBe('SEARCH votes USING INDEX votes_of_network (conflict_id=? AND network>?)');
    expect(planOf(OF_NETWORK)).toEqual(['SEARCH votes USING INDEX votes_of_network (conflict_id=? AND network=?)']);
    expect(planOf(EXCLUDED)).toEqual([expect.stringMatching(/^SEARCH votes USING INDEX votes_excluded/)]);
    expect(planOf(CONFLICTS).join()).not.toContain('SCAN votes');
    expect(planOf(DELETE_NETWORKS)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^SEARCH votes USING (COVERING )?INDEX votes_with_network/)]),
    );
  });

  test('walk a leaderboard in order, with members by key', () => {
    expect(planOf(BOARD_SQL)).toEqual([
      'SEARCH scores USING INDEX scores_board (span=? AND start=? AND public_points>?)',
      'SEARCH whole USING INDEX sqlite_autoindex_scores_1 (member_id=? AND span=? AND start=?)',
      'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)',
    ]);
  });

  test('count members ahead of one in the leaderboard’s index', () => {
    expect(planOf(AHEAD_SQL)).toContain(
      'SEARCH scores USING COVERING INDEX scores_board (span=? AND start=? AND public_points>?)',
    );
  });

  test('find only the hours that a sweep removes', () => {
    expect(planOf(OVER_HOURS)).toEqual(['SEARCH today_votes USING INDEX today_votes_hour (hour<?)']);
  });

  test('find only the scores that a batch publishes', () => {
    expect(planOf(PUBLISH_PART)).toContain('SEARCH scores USING COVERING INDEX scores_waiting (waits=?)');
    expect(planOf(VOTERS)).toEqual([
      'SEARCH scores USING INDEX scores_waiting (waits=? AND span=? AND start=?)',
      'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)',
    ]);
  });
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

  test('walks the nicknames with a prefix, in order', () => {
    expect(planOf(MEMBERS_NAMED)).toEqual([
      'SEARCH users USING INDEX users_nickname (nickname_key>? AND nickname_key<?)',
    ]);
  });
});

test('deletes old jobs by index', () => {
  expect(planOf(JOB_SWEEP)).toEqual(['SEARCH jobs USING INDEX jobs_ended (run_at<?)']);
});

describe('figures', () => {
  test('of the community read the latest reveals from an index', () => {
    expect(planOf(TIMES_TO_REVEAL)).toEqual([
      'CO-ROUTINE (subquery-1)',
      'SEARCH conflicts USING INDEX conflicts_revealed (revealed_at>?)',
      'SCAN (subquery-1)',
    ]);
  });

  test('of a week read the entries of one conflict', () => {
    expect(planOf(SHARES_SINCE)[1]).toBe(
      'SEARCH shares USING COVERING INDEX shares_of_conflict (conflict_id=? AND shared_at>?)',
    );
    expect(planOf(VOTERS_SINCE)[1]).toBe(
      'SEARCH votes USING COVERING INDEX votes_of_conflict (conflict_id=? AND voted_at>?)',
    );
    expect(planOf(EXCLUDED_SINCE)).toEqual(['SEARCH votes USING INDEX votes_excluded (conflict_id=?)']);
  });
});

describe('the weekly mail', () => {
  test('walks its subscribers in order, from a position', () => {
    expect(planOf(SUBSCRIBERS)).toEqual(['SEARCH users USING COVERING INDEX users_subscribed (id>?)']);
  });

  test.each([
    [WEEK.named, 'conflicts_own (submitted_by=?)'],
    [WEEK.anonymous, 'conflicts_anonymous (author_key=?)'],
  ])('reads of an author’s conflicts the entries of the week alone', (sql, walk) => {
    expect(planOf(sql).filter((step) => /SEARCH|SCAN|SORT|B-TREE/.test(step))).toEqual([
      `SEARCH conflicts USING INDEX ${walk}`,
      'SEARCH votes USING INDEX votes_of_conflict (conflict_id=? AND voted_at>? AND voted_at<?)',
      'SEARCH comments USING INDEX comments_newest (conflict_id=? AND posted_at>? AND posted_at<?)',
      'SEARCH answered USING INDEX sqlite_autoindex_comments_1 (id=?)',
    ]);
  });
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
    todayVotes: n % 50 ? 0 : 1,
    trendScore: n % 5 ? 1 : null,
    endedAt: n % 3 ? 1 : null,
    revealedAt: n % 3 ? NOW : null,
    isActive: n % 7 > 0,
  };
}
