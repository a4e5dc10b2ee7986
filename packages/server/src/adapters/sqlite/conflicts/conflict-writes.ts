import { updatePlaceOf } from '@twosides/domain/kernel';
import type { WriteHandlers } from '../kernel/database.ts';
import { toAuthoredRow, toCareRow, toConflictRow } from './conflict-row.ts';

export const conflictWrites = {
  'add-conflict': (database, { conflict }) => {
    database.insert('conflicts', { id: conflict.id, ...toConflictRow(database.secrets, conflict) });
  },
  'put-conflict': (database, { conflict }) => {
    database.update('conflicts', { id: conflict.id }, toAuthoredRow(database.secrets, conflict));
  },
  'put-standing': (database, { id, standing }) => {
    database.update('conflicts', { id }, standing);
  },
  'take-down': (database, { item, by: takenDownBy }) => {
    const isPublic = takenDownBy === null;
    if (item.kind === 'conflict') database.update('conflicts', { id: item.id }, { isActive: isPublic, takenDownBy });
    else if (item.kind === 'comment')
      database.update('comments', { id: item.id }, { isVisible: isPublic, takenDownBy });
    else database.update('updates', updatePlaceOf(item.id), { takenDownBy });
  },
  review: (database, { item, review }) => {
    if (item.kind === 'update') database.update('updates', updatePlaceOf(item.id), { review });
    else database.update(item.kind === 'conflict' ? 'conflicts' : 'comments', { id: item.id }, { review });
  },
  'put-care': (database, { conflictId, care }) => {
    const row = toCareRow(care);
    database.update('conflicts', { id: conflictId }, { ...row, ...(row.rests && { trendScore: null }) });
  },
  'move-comment-count': (database, { conflictId, by }) => {
    database.run('UPDATE conflicts SET comment_count = comment_count + ? WHERE id = ?', by, conflictId);
  },
  'show-author': (database, { authorId, shown }) => {
    database.update('conflicts', { submittedBy: authorId, anonymous: false }, shown);
  },
  'await-batch': (database, { conflictId }) => {
    database.update('conflicts', { id: conflictId, votesWait: false }, { votesWait: true });
  },
} satisfies Partial<WriteHandlers>;
