import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aConflict, aMember, NOW, SECRETS, voterOf } from '../../behaviour/builders.ts';
import { COMMENT, EMAIL_OF, expectMarks, keyOf, MARKERS } from '../../behaviour/discussion/earlier-marks.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { openSqliteStores } from '../stores.ts';
import { VOICES_OF_REPORTS_AND_MARKS } from './021-040/030-voices-of-reports-and-marks.ts';
import { insertAsBefore } from './insert-as-before.ts';
import { MIGRATIONS } from './list.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'twosides-marks-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('Reports and marks of the time in which they were one a member are one a voice, on SQLite, and lose none', async () => {
  const path = join(folder, 'twosides.db');
  const database = openDatabase(path);
  migrate(database, SECRETS, MIGRATIONS.indexOf(VOICES_OF_REPORTS_AND_MARKS));
  for (const [name, email] of Object.entries(EMAIL_OF)) {
    insertAsBefore(database, 'users', toMemberRow(aMember(name, { email, userNickname: name })));
    database.run('UPDATE users SET voice = ? WHERE id = ?', name === 'wise' ? 'hers' : 'the voice of reader', name);
  }
  database.insert('voices', {
    mailbox: SECRETS.stampOf('mailbox', 'reader@example.org'),
    voice: 'the voice of reader',
  });
  insertAsBefore(database, 'conflicts', toConflictRow(SECRETS, aConflict()));
  const words = { id: COMMENT, conflict_id: 1, author_id: 'wise', avatar: 'a', posted_at: NOW, content: 'Words' };
  database.insert('comments', { ...words, helpful_count: MARKERS.length });
  for (const name of MARKERS) {
    database.insert('helpful_marks', { comment_id: COMMENT, user_fingerprint: voterOf(name) });
    const of = { item_kind: 'comment', item_id: COMMENT, source_key: keyOf(name) };
    database.insert('points', { member_id: 'wise', kind: 'helpful-comment', points: 25, day: 0, ...of });
  }
  database.insert('scores', { member_id: 'wise', span: 'all', start: 0, points: 75, helpful_comments: 3 });
  const reported = { item_kind: 'comment', item_id: COMMENT, reason: 'spam', reported_at: NOW + 77 };
  database.insert('reports', { ...reported, reporter_id: 'one' });
  database.close();

  const stores = await openSqliteStores(path, SECRETS);
  await expectMarks(stores);
  await stores.close();
  const copy = openDatabase(path);
  for (const table of ['reports', 'helpful_marks'])
    expect(() => copy.all(`SELECT rowid FROM ${table}`)).toThrow('no such column: rowid');
  copy.close();
});
