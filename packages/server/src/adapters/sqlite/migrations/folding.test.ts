import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { aConflict, aMember, commentIdOf, NOW, SECRETS } from '../../behaviour/builders.ts';
import { DAY_OF_POINTS, EARLIER, expectFolded, POINTS, SCORES } from '../../behaviour/moderation/earlier-reports.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { FOLDING_SCHEMA } from './021-040/040-folding.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

it('What reports had hidden is folded, and what was looked at kept, on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-folding-'));
  const path = join(folder, 'twosides.db');
  const database = openDatabase(path);
  migrate(database, SECRETS, MIGRATIONS.indexOf(FOLDING_SCHEMA));
  const { id, email, createdAt } = aMember('author');
  insertAsBefore(database, 'users', { id, email, created_at: createdAt, updated_at: createdAt });
  for (const { takenDownBy } of EARLIER) {
    const row = toConflictRow(SECRETS, aConflict({ commentCount: 0 }));
    insertAsBefore(database, 'conflicts', {
      ...row,
      is_active: Number(takenDownBy === null),
      taken_down_by: takenDownBy,
    });
  }
  for (const [n, { takenDownBy, isSettled }] of EARLIER.entries()) {
    const comment = commentIdOf(n + 1);
    insertAsBefore(database, 'comments', {
      id: comment,
      conflict_id: n + 1,
      author_id: id,
      avatar: 'geometric',
      posted_at: NOW,
      is_visible: Number(takenDownBy === null),
      taken_down_by: takenDownBy,
      content: 'Words.',
    });
    for (const [kind, item] of [
      ['conflict', String(n + 1)],
      ['comment', comment],
    ] as const) {
      database.insert('reports', {
        item_kind: kind,
        item_id: item,
        user_fingerprint: `print ${n}`,
        reporter_id: `ben ${n}`,
        reason: 'spam',
        reported_at: DAY_OF_POINTS,
        settled_at: isSettled ? NOW : null,
      });
      database.insert('points', {
        member_id: id,
        kind: kind === 'conflict' ? 'post' : 'helpful-comment',
        points: POINTS,
        day: DAY_OF_POINTS,
        source_key: `${kind} ${n}`,
        item_kind: kind,
        item_id: item,
        is_counted: Number(takenDownBy === null),
      });
    }
  }
  for (const score of SCORES) database.insert('scores', { member_id: id, ...score, conflicts: 1, helpful_comments: 1 });
  database.close();
  const stores = await openSqliteStores(path, SECRETS);
  await expectFolded(stores);
  await stores.close();
  rmSync(folder, { recursive: true });
});
