import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { aConflict, aMember, commentIdOf, memberId, NOW } from '../../behaviour/builders.ts';
import { ADA, expectAuthors, HIDDEN, NAMED, PAYLOAD, REAL_SECRETS } from '../../behaviour/conflicts/earlier-authors.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { HIDDEN_AUTHORS } from './021-040/028-hidden-authors.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

describe('anonymous conflicts of the time in which they had their author’s name beside them, on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-authors-'));
  const path = join(folder, 'twosides.db');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('leave no byte behind of whose they are, and are their authors’ still', async () => {
    const database = openDatabase(path);
    migrate(database, REAL_SECRETS, MIGRATIONS.indexOf(HIDDEN_AUTHORS));
    for (const name of [ADA, 'ben']) insertAsBefore(database, 'users', toMemberRow(aMember(name)));
    for (const anonymous of [true, false])
      insertAsBefore(database, 'conflicts', {
        ...toConflictRow(REAL_SECRETS, aConflict({ anonymous, submittedAt: NOW + 77, userAvatarId: 'shown' })),
        submitted_by: ADA,
      });
    const comment = (serial: number, author_id: MemberId, conflict_id: ConflictId, tells: MemberId | null = null) =>
      database.insert('comments', {
        id: commentIdOf(serial),
        conflict_id,
        author_id,
        tells,
        avatar: 'own',
        posted_at: NOW,
        content: 'Words',
      });
    comment(1, ADA, HIDDEN);
    comment(2, memberId('ben'), HIDDEN, ADA);
    comment(3, ADA, NAMED);
    const alert = (topic: string, at: number) =>
      database.insert('alerts', { member_id: ADA, topic, subject: '{}', count: 1, at, is_read: 0 });
    alert(`revealed.${HIDDEN}`, NOW);
    alert(`item.comment.${commentIdOf(1)}`, NOW + 1);
    alert(`comments.${NAMED}`, NOW + 2);
    alert(`report.conflict.${HIDDEN}`, NOW + 3);
    const job = { lane: 'news', payload: JSON.stringify(PAYLOAD), run_at: NOW, due_at: NOW };
    database.insert('jobs', { key: `alert:${ADA}:revealed.${HIDDEN}`, ...job });
    database.insert('jobs', { key: `done:${ADA}`, ...job, payload: null, due_at: null, last_error: `To ${ADA}` });
    database.close();

    const stores = await openSqliteStores(path, REAL_SECRETS);
    await expectAuthors(stores);
    await stores.close();

    const copy = openDatabase(path);
    const named = ['conflicts', 'comments', 'alerts', 'jobs'].map(
      (table) => copy.all<object>(`SELECT * FROM ${table}`).filter((row) => JSON.stringify(row).includes(ADA)).length,
    );
    // The conflict and the comment in her name, and the alerts about that conflict and about her report.
    expect(named).toEqual([1, 1, 2, 0]);
    copy.execute(`
      DELETE FROM alerts WHERE recipient = '${ADA}'; DELETE FROM comments WHERE author_id = '${ADA}';
      DELETE FROM conflicts WHERE submitted_by = '${ADA}'; DELETE FROM users WHERE id = '${ADA}';
      PRAGMA wal_checkpoint(TRUNCATE)`);
    copy.close();
    // What is deleted is overwritten, so that what is left would be old bytes.
    expect(readFileSync(path, 'latin1')).not.toContain('unmistakable');
  });
});
