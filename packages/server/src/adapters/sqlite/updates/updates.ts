import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';

export const listUpdates = (database: Database, id: ConflictId): readonly Update[] =>
  database.all<UpdateRow>('SELECT * FROM updates WHERE conflict_id = ? ORDER BY number', id).map(toUpdate);

export type UpdateRow = {
  readonly conflict_id: ConflictId;
  readonly number: number;
  readonly ending: Update['ending'];
  readonly votes_helped: Update['votesHelped'];
  readonly text: string;
  readonly notified_at: number;
  readonly saw_split: number;
  readonly for_stories: number;
  readonly taken_down_by: Update['takenDownBy'];
  readonly review: Update['review'];
};

export const toUpdate = (row: UpdateRow): Update => ({
  conflictId: row.conflict_id,
  number: row.number,
  ending: row.ending,
  votesHelped: row.votes_helped,
  text: row.text,
  notifiedAt: row.notified_at,
  sawSplit: row.saw_split === 1,
  forStories: row.for_stories === 1,
  takenDownBy: row.taken_down_by,
  review: row.review,
});
