import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { ListName } from '@twosides/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { commentsSql } from './comments.ts';
import { listSql, TRENDING_TOP } from './conflict-lists.ts';
import { FIRST_SCHEMA } from './first-schema.ts';
import { HIDDEN_TALLY, OWN_LAST_VOTES } from './own-hidden.ts';
import { OLD_VOTES } from './sweep-today.ts';

const CONFLICTS = 5000;
const CATEGORIES = ['love', 'money', 'trust', 'time'];

/** Few standings, so that thousands tie: a walk that cannot stop inside a tie would show in the steps. */
const database = new DatabaseSync(':memory:');
database.exec(FIRST_SCHEMA);
database.exec('BEGIN');
database.exec(`INSERT INTO users (id, email, created_at, updated_at) VALUES ('ada', 'ada@example.org', 0, 0)`);
seedConflicts();
seedVotesAndComments();
database.exec('COMMIT');
afterAll(() => database.close());

describe('a page of a list', () => {
  const KEYS: Readonly<Record<ListName, readonly string[]>> = {
    today: ['today_votes', 'total_votes', 'serial'],
    trending: ['trend_score', 'serial'],
    polarizing: ['closeness', 'total_votes', 'serial'],
    newest: ['serial'],
  };
  const MIDDLE: Readonly<Record<ListName, readonly number[]>> = {
    today: [0, 120, 2500],
    trending: [1, 2500],
    polarizing: [-0.5, 120, 2500],
    newest: [2500],
  };
  const cases = (['today', 'trending', 'polarizing', 'newest'] as const).flatMap((list) =>
    [false, true].flatMap((inCategory) => [false, true].map((afterPlace) => ({ list, inCategory, afterPlace }))),
  );

  it.each(cases)(
    '$list (category $inCategory, after a place $afterPlace) walks its one index, already in order',
    (given) => {
      const { list, inCategory, afterPlace } = given;
      const index = `conflicts_${list}${inCategory ? '_in_category' : ''}`;
      const place = `(${KEYS[list].join(',')})<(${KEYS[list].map(() => '?').join(',')})`.replace(
        '(serial)<(?)',
        'serial<?',
      );
      const conditions = [
        ...(inCategory ? ['category=?'] : []),
        // How SQLite reads IS NOT NULL.
        ...(list === 'trending' ? ['trend_score>?'] : []),
        ...(afterPlace ? [place] : []),
      ];
      const walk =
        conditions.length === 0
          ? `SCAN conflicts USING INDEX ${index}`
          : `SEARCH conflicts USING INDEX ${index} (${conditions.join(' AND ')})`;
      expect(planOf(listSql(list, inCategory, afterPlace))).toEqual([
        walk,
        'SEARCH votes USING INDEX sqlite_autoindex_votes_1 (conflict_id=? AND user_fingerprint=?) LEFT-JOIN',
      ]);
    },
  );

  it.each(cases)(
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
      // The machine's steps grow by the rows alone: what is skipped before, between or after them would add to both.
      const perRow = (twentyOne - eleven) / 10;
      expect(eleven).toBeLessThan(perRow * 11 + 100);
      expect(perRow).toBeLessThan(100);
    },
  );
});

describe('the other reads of pages', () => {
  it('walk the comments of a conflict in order, from a place on', () => {
    const author = 'SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN';
    expect(planOf(commentsSql(false))).toEqual(['SEARCH comments USING INDEX comments_newest (conflict_id=?)', author]);
    expect(planOf(commentsSql(true))).toEqual([
      'SEARCH comments USING INDEX comments_newest (conflict_id=? AND (posted_at,id)<(?,?))',
      author,
    ]);
  });

  it('take the head of the trending list from the end of its index', () => {
    expect(planOf(TRENDING_TOP)).toEqual(['SEARCH conflicts USING INDEX conflicts_trending (trend_score>?)']);
  });

  it('find a voter’s last votes in order, and each of their conflicts by its id', () => {
    expect(planOf(OWN_LAST_VOTES)).toEqual(['SEARCH votes USING INDEX votes_of_voter (user_fingerprint=?)']);
    expect(planOf(HIDDEN_TALLY)).toEqual(['SEARCH conflicts USING INTEGER PRIMARY KEY (rowid=?)']);
  });

  it('find the votes that a sweep takes out, and no others', () => {
    expect(planOf(OLD_VOTES)).toEqual(['SEARCH votes USING INDEX votes_in_today (voted_at<?)']);
  });
});

function planOf(sql: string): string[] {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
}

/** Steps of SQLite's virtual machine since the last call. */
function takeSteps(statement: StatementSync): number {
  // Node 26 counts them; its types do not say so yet.
  const counted = statement as StatementSync & { stat(counter: 'vmStep'): number; resetStats(): void };
  const steps = counted.stat('vmStep');
  counted.resetStats();
  return steps;
}

function seedConflicts() {
  const insert = database.prepare(`
    INSERT INTO conflicts (category, total_votes, her_votes, his_votes, trend_score, polarity, revealed_at, today_votes, is_active,
      submitted_at, submitted_by, author_side, user_nickname, partner_nickname, user_avatar_id, partner_avatar_id, title, his_side, her_side)
    VALUES (?, 120, ?, ?, ?, ?, ?, ?, ?, 0, 'ada', 'her', 'Ada', 'Ben', 'a', 'b', 'title', 'his', 'her')`);
  for (let n = 0; n < CONFLICTS; n += 1) {
    const isRevealed = n % 3 > 0;
    const isEven = n % 2 === 0;
    insert.run(
      CATEGORIES[n % 4] ?? '',
      isEven ? 90 : 60,
      isEven ? 30 : 60,
      n % 5 === 0 ? null : 1,
      isRevealed ? Number(isEven) / 2 : null,
      isRevealed ? 1 : null,
      n % 50 === 0 ? 1 : 0,
      n % 7 === 0 ? 0 : 1,
    );
  }
}

function seedVotesAndComments() {
  const vote = database.prepare(
    `INSERT INTO votes (conflict_id, side, voted_at, user_fingerprint, in_today) VALUES (?, 'her', ?, ?, ?)`,
  );
  const comment = database.prepare(
    `INSERT INTO comments (id, conflict_id, author_id, avatar, posted_at, content) VALUES (?, ?, 'ada', 'a', ?, 'c')`,
  );
  for (let n = 1; n <= CONFLICTS; n += 1) {
    vote.run(n, n, 'voter', n % 2);
    vote.run(n, n, `another ${n % 9}`, n % 2);
    comment.run(`c${n}`, 1 + (n % 10), n % 100);
  }
}
