import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
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
