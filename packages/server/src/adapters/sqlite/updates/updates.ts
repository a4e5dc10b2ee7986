import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';

export const listUpdates = (database: Database, id: ConflictId): readonly Update[] =>
  database.all('SELECT * FROM updates WHERE conflict_id = ? ORDER BY number', id);

export const updateWrites = {
  'add-update': (database, { update, told }) => {
    database.insert('updates', update);
    const { updateCount, notifiedAt, endedAt } = told;
    const votesHelped = update.votesHelped ?? undefined;
    database.update('conflicts', { id: update.conflictId }, { updateCount, notifiedAt, endedAt, votesHelped });
  },
  'put-ending': (database, { conflictId, endedAt }) => {
    database.update('conflicts', { id: conflictId }, { endedAt });
  },
  'clear-updates': (database, { conflictId }) => {
    database.run('DELETE FROM updates WHERE conflict_id = ?', conflictId);
    database.run('DELETE FROM update_follows WHERE conflict_id = ?', conflictId);
    const nothing = { updateCount: 0, notifiedAt: null, endedAt: null, votesHelped: null };
    database.update('conflicts', { id: conflictId }, nothing);
  },
  'note-asked': (database, { conflictId, askedDays }) => {
    database.update('conflicts', { id: conflictId }, { askedDays });
  },
  'follow-updates': (database, { conflictId, memberId, follows, on }) => {
    if (follows) database.run(FOLLOW, memberId, conflictId, on);
    else database.run('DELETE FROM update_follows WHERE member_id = ? AND conflict_id = ?', memberId, conflictId);
  },
} satisfies Partial<WriteHandlers>;

const FOLLOW = 'INSERT INTO update_follows (member_id, conflict_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
