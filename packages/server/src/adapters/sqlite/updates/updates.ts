import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

export const UPDATES = recordsOf<Update>({
  conflictId: 'plain',
  number: 'plain',
  ending: 'plain',
  votesHelped: 'plain',
  text: 'plain',
  notifiedAt: 'plain',
  sawSplit: 'flag',
  forStories: 'flag',
  takenDownBy: 'plain',
  review: 'plain',
});

export const listUpdates = (database: Database, id: ConflictId): readonly Update[] =>
  UPDATES.all(database, 'SELECT * FROM updates WHERE conflict_id = ? ORDER BY number', id);

export const updateWrites = {
  'add-update': (database, { update, told }) => {
    database.insert('updates', UPDATES.toRow(update));
    const standing = { update_count: told.updateCount, notified_at: told.notifiedAt, ended_at: told.endedAt };
    const answer = update.votesHelped === null ? {} : { votes_helped: update.votesHelped };
    database.update('conflicts', { id: update.conflictId }, { ...standing, ...answer });
  },
  'put-ending': (database, { conflictId, endedAt }) => {
    database.update('conflicts', { id: conflictId }, { ended_at: endedAt });
  },
  'clear-updates': (database, { conflictId }) => {
    database.run('DELETE FROM updates WHERE conflict_id = ?', conflictId);
    database.run('DELETE FROM update_follows WHERE conflict_id = ?', conflictId);
    const nothing = { update_count: 0, notified_at: null, ended_at: null, votes_helped: null };
    database.update('conflicts', { id: conflictId }, nothing);
  },
  'note-asked': (database, { conflictId, askedDays }) => {
    database.update('conflicts', { id: conflictId }, { asked_days: askedDays });
  },
  'follow-updates': (database, { conflictId, memberId, follows, on }) => {
    if (follows) database.run(FOLLOW, memberId, conflictId, on);
    else database.run('DELETE FROM update_follows WHERE member_id = ? AND conflict_id = ?', memberId, conflictId);
  },
} satisfies Partial<WriteHandlers>;

const FOLLOW = 'INSERT INTO update_follows (member_id, conflict_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
