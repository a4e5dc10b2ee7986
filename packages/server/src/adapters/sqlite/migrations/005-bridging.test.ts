import { DAY } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { aConflict, aMember, commentIdOf, NOW, SECRETS } from '../../behaviour/builders.ts';
import { toMemberRow } from '../accounts/member-row.ts';
import { toConflictRow } from '../conflicts/conflict-row.ts';
import { openDatabase } from '../kernel/database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

test('dates earlier marks by their comment, and orders their conflicts next', () => {
  const database = openDatabase(':memory:');
  migrate(database, SECRETS, MIGRATIONS.slice(0, 4));
  database.insert('users', toMemberRow(aMember('author')));
  for (const id of [1, 2]) database.insert('conflicts', { id, ...toConflictRow(SECRETS, aConflict()) });
  for (const [serial, conflictId] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const)
    database.insert('comments', {
      id: commentIdOf(serial),
      conflict_id: conflictId,
      avatar: 'geometric',
      posted_at: NOW + serial * DAY,
      content: 'A view.',
      helpful_count: Number(conflictId === 1),
    });
  for (const serial of [1, 2])
    database.insert('helpful_marks', { comment_id: commentIdOf(serial), mailbox_id: 'm', marked_by: 'v' });
  migrate(database, SECRETS);
  const midnight = NOW - (NOW % DAY);
  expect(database.all('SELECT marked_on, changed_mind FROM helpful_marks ORDER BY marked_on')).toEqual([
    { markedOn: midnight + DAY, changedMind: false },
    { markedOn: midnight + 2 * DAY, changedMind: false },
  ]);
  expect(database.all('SELECT * FROM comment_orders')).toEqual([
    { conflictId: 1, changes: 0, markedOn: midnight + 2 * DAY, orderedAt: null, dueAt: 0 },
  ]);
  expect(database.all('SELECT DISTINCT place, bridges, minds_count FROM comments')).toEqual([
    { place: 0, bridges: false, mindsCount: 0 },
  ]);
  database.close();
});
