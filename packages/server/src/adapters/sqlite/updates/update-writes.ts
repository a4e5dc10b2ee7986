import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const updateWrites = {
  'add-update': ({ database }, { update, told }) => {
    const { conflictId, number, ending, votesHelped, text, notifiedAt, sawSplit, forStories, takenDownBy, review } =
      update;
    database.insert('updates', {
      conflict_id: conflictId,
      number,
      ending,
      votes_helped: votesHelped,
      text,
      notified_at: notifiedAt,
      saw_split: Number(sawSplit),
      for_stories: Number(forStories),
      taken_down_by: takenDownBy,
      review,
    });
    const standing = { update_count: told.updateCount, notified_at: told.notifiedAt, ended_at: told.endedAt };
    const answer = votesHelped === null ? {} : { votes_helped: votesHelped };
    database.update('conflicts', { id: conflictId }, { ...standing, ...answer });
  },
  'put-ending': ({ database }, { conflictId, endedAt }) => {
    database.update('conflicts', { id: conflictId }, { ended_at: endedAt });
  },
  'clear-updates': ({ database }, { conflictId }) => {
    database.run('DELETE FROM updates WHERE conflict_id = ?', conflictId);
    database.run('DELETE FROM update_follows WHERE conflict_id = ?', conflictId);
    const nothing = { update_count: 0, notified_at: null, ended_at: null, votes_helped: null };
    database.update('conflicts', { id: conflictId }, nothing);
  },
  'note-asked': ({ database }, { conflictId, askedDays }) => {
    database.update('conflicts', { id: conflictId }, { asked_days: askedDays });
  },
  'follow-updates': ({ database }, { conflictId, memberId, follows, on }) => {
    if (follows) database.run(FOLLOW, memberId, conflictId, on);
    else database.run('DELETE FROM update_follows WHERE member_id = ? AND conflict_id = ?', memberId, conflictId);
  },
} satisfies Partial<WriteHandlers>;

const FOLLOW = 'INSERT INTO update_follows (member_id, conflict_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
