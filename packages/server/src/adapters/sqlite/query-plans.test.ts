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
import { authorSql, listSql, ownHiddenSql, TRENDING_TOP } from './reading/conflict-lists.ts';
import { ADDRESSES } from './reading/conflict-reader.ts';
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

/** What is found, the query, and how: a part of the step that shows the index with the conditions it narrows by. */
type Case = readonly [what: string, sql: string, index: string];

const SORTED: readonly Case[] = [
  ['comments that are held', WAITING, 'comments_waiting'],
  ['held comments under a conflict', WAITING_SQL, 'comments_waiting_under (conflict_id=?)'],
  ['the “votes helped” count', HELPED, 'conflicts_helped (votes_helped>?)'],
  ['followers of a conflict’s updates', UPDATE_FOLLOWERS, 'update_follows_of_conflict (conflict_id=? AND member_id>?)'],
  ['a member’s followers', FOLLOWERS, 'follows_followers (following_id=? AND follower_id>?)'],
  ['whom a member follows', FOLLOWING, 'follows_latest (follower_id=?)'],
  ['the newest conflicts’ addresses', ADDRESSES, 'conflicts_newest (serial<?)'],
  ['an author’s conflicts', authorSql('own'), 'conflicts_own (submitted_by=? AND serial<?)'],
  ['a profile’s conflicts', authorSql('public'), 'conflicts_public (submitted_by=? AND serial<?)'],
  ['an author’s anonymous conflicts', authorSql('anonymous'), 'conflicts_anonymous (author_key=? AND serial<?)'],
  ['a conflict’s comments', COMMENTS_SQL, 'comments_threads (conflict_id=? AND (posted_at,id)<(?,?))'],
  ['comments in the bridging order', BRIDGING_SQL, 'comments_placed (conflict_id=? AND (place,id)<(?,?))'],
  ['what is to be ordered', DUE_ORDERS, 'comment_orders_due (due_at>? AND due_at<?)'],
  ['marked comments', MARKED, 'comments_marked (conflict_id=? AND helpful_count>?)'],
  ['marks that count', COUNTED_MARKS, 'helpful_marks USING PRIMARY KEY (comment_id=?)'],
  ['votes of those who marked', COUNTED_MARKS, 'sqlite_autoindex_votes_2 (conflict_id=? AND voter_ref=?)'],
  ['a comment’s replies', REPLIES_SQL, 'comments_replies (reply_to=? AND (posted_at,id)>(?,?))'],
  ['the first replies', FIRST_REPLIES_SQL, 'comments_replies (reply_to=?)'],
  ['the newest comments', RECENT_COMMENTS_SQL, 'comments_threads (conflict_id=?)'],
  ['a member’s alerts', ALERTS, 'alerts_newest (recipient=? AND (at,topic)<(?,?))'],
  ['the number of unread alerts', UNREAD_SQL, 'alerts_unread (recipient=?)'],
  ['alerts about removed conflicts', CLOSED_SQL, 'PRIMARY KEY (recipient=? AND topic>? AND topic<?)'],
  ['the top of the trending list', TRENDING_TOP, 'conflicts_trending (trend_score>?)'],
  ['a reporter’s latest reports', GIVEN, 'reports_of_mailbox_key (mailbox_id=?)'],
  ['busy conflicts', BUSY, 'conflicts_today (today_votes>?'],
  ['unusual voting', OPEN, 'conflicts_unusual'],
  ['a voter’s guesses', GUESSES, 'votes_guesses (voter_ref=?)'],
  ['a network’s votes', OF_NETWORK, 'votes_of_network (conflict_id=? AND network=?)'],
  ['expired networks', DELETE_NETWORKS, 'votes_with_network'],
  ['excluded votes', EXCLUDED, 'votes_excluded'],
  ['excluded votes since a day', EXCLUDED_SINCE, 'votes_excluded (conflict_id=?)'],
  ['a leaderboard', BOARD_SQL, 'scores_board (span=? AND start=? AND public_points>?)'],
  ['members ahead of one', AHEAD_SQL, 'scores_board (span=? AND start=? AND public_points>?)'],
  ['the hours that a sweep removes', OVER_HOURS, 'today_votes_hour (hour<?)'],
  ['voters whose scores a batch publishes', VOTERS, 'scores_waiting (waits=? AND span=? AND start=?)'],
  ['scores that a batch publishes', PUBLISH_PART, 'scores_waiting (waits=?)'],
  ['nicknames with a prefix', MEMBERS_NAMED, 'users_nickname (nickname_key>? AND nickname_key<?)'],
  ['old jobs', JOB_SWEEP, 'jobs_ended (run_at<?)'],
  ['times to the 100th vote', TIMES_TO_REVEAL, 'conflicts_revealed (revealed_at>?)'],
  ['subscribers of the weekly mail', SUBSCRIBERS, 'users_subscribed (id>?)'],
  ['stories', STORIES, 'updates_stories'],
  ['a week’s shares', SHARES_SINCE, 'shares_of_conflict (conflict_id=? AND shared_at>?)'],
  ['a week’s voters', VOTERS_SINCE, 'votes_of_conflict (conflict_id=? AND voted_at>?)'],
  ['whom to ask how it went', toAskSql(false), 'conflicts_to_ask ('],
  ['the next to ask', toAskSql(true), 'conflicts_to_ask ('],
];
const UNSORTED: readonly Case[] = [
  ['a member’s browsers to notify', DEVICES_SQL, 'push_subscriptions_member (member_id=?)'],
  ['their sessions', DEVICES_SQL, 'sessions_member (member_id=? AND public_id=?)'],
  ['conflicts with excluded votes', CONFLICTS, 'exclusions_of_conflict'],
  ['a moderator’s decisions', DECIDED, 'rulings_of_moderator (ruled_by=? AND at>?)'],
  ['a voter’s record', RECORD, 'votes_of_voter (voter_ref=?)'],
  ...[false, true].flatMap((inCategory): readonly Case[] => [
    ['a voter’s last votes', ownHiddenSql(inCategory), 'votes_of_voter (voter_ref=?)'],
    ['hidden results that they voted on', ownHiddenSql(inCategory), 'conflicts USING INTEGER PRIMARY KEY (rowid=?)'],
  ]),
  ['votes by network', GROUPS, 'votes_of_network (conflict_id=? AND network>?)'],
  ...[WEEK.named, WEEK.anonymous].flatMap((sql): readonly Case[] => [
    ['a week’s votes', sql, 'votes_of_conflict (conflict_id=? AND voted_at>? AND voted_at<?)'],
    ['a week’s comments', sql, 'comments_newest (conflict_id=? AND posted_at>? AND posted_at<?)'],
  ]),
  ['an author’s week', WEEK.named, 'conflicts_own (submitted_by=?)'],
  ['an anonymous author’s week', WEEK.anonymous, 'conflicts_anonymous (author_key=?)'],
];

test.each([...SORTED, ...UNSORTED])('%s are found by index, without a scan', (_, sql, index) => {
  const plan = planOf(sql);
  expect(plan.join('\n')).toContain(index);
  expect(scansIn(plan)).toEqual([]);
});

test.each(SORTED)('%s are found in order', (_, sql) => {
  expect(planOf(sql).join('\n')).not.toContain('TEMP B-TREE');
});

describe('a page of a list', () => {
  const MIDDLE: Readonly<Record<ListName, readonly number[]>> = {
    today: [0, 120, MIDDLE_ID],
    'voted-today': [1, 120, MIDDLE_ID],
    trending: [1, MIDDLE_ID],
    polarizing: [-0.5, 120, MIDDLE_ID],
    ended: [1, MIDDLE_ID],
    revealed: [NOW, MIDDLE_ID],
    newest: [MIDDLE_ID],
  };
  const cases = (Object.keys(MIDDLE) as ListName[]).flatMap((list) =>
    [false, true].map((inCategory) => ({ list, inCategory })),
  );

  test.each(cases)(
    '$list (category $inCategory) walks one index and reads only what it answers with',
    ({ list, inCategory }) => {
      const plan = planOf(listSql(list, inCategory));
      expect(plan[0]).toMatch(
        inCategory ? /^SEARCH conflicts USING INDEX \w+_in_category / : /^\w+ conflicts USING INDEX /,
      );
      expect(plan.join('\n')).not.toContain('TEMP B-TREE');
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

function planOf(sql: string): string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
}

function scansIn(plan: readonly string[]): string[] {
  return plan.filter((step) => /^SCAN \w+$/.test(step) && !plan.includes(step.replace('SCAN', 'CO-ROUTINE')));
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
      conflictId: 1 + (n % 10),
      authorId: memberId('author'),
      avatar: 'a',
      postedAt: n % 100,
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
