import { type UpdateId, updatePlaceOf } from '@twosides/domain/kernel';
import type { WriteHandlers } from '../kernel/database.ts';
import { AUTHORED_FIELDS, toAuthoredRow, toCareRow, toConflictRow, toStandingRow } from './conflict-row.ts';

export const conflictWrites = {
  'add-conflict': (database, { conflict }) => {
    database.insert('conflicts', { id: conflict.id, ...toConflictRow(database.secrets, conflict) });
  },
  'put-conflict': (database, { conflict }) => {
    database.update('conflicts', { id: conflict.id }, toAuthoredRow(database.secrets, conflict));
  },
  'put-standing': (database, { id, standing }) => {
    database.update('conflicts', { id }, toStandingRow(standing));
  },
  'take-down': (database, { item, by }) => {
    const isPublic = Number(by === null);
    const taken = { taken_down_by: by };
    if (item.kind === 'conflict') database.update('conflicts', { id: item.id }, { is_active: isPublic, ...taken });
    else if (item.kind === 'comment') database.update('comments', { id: item.id }, { is_visible: isPublic, ...taken });
    else database.update('updates', updateKey(item.id), taken);
  },
  review: (database, { item, review }) => {
    if (item.kind === 'update') database.update('updates', updateKey(item.id), { review });
    else database.update(item.kind === 'conflict' ? 'conflicts' : 'comments', { id: item.id }, { review });
  },
  'put-care': (database, { conflictId, care }) => {
    const row = toCareRow(care);
    database.update('conflicts', { id: conflictId }, { ...row, ...(row.rests === 1 && { trend_score: null }) });
  },
  'move-comment-count': (database, { conflictId, by }) => {
    database.run('UPDATE conflicts SET comment_count = comment_count + ? WHERE id = ?', by, conflictId);
  },
  'show-author': (database, { authorId, shown }) => {
    database.update('conflicts', { submitted_by: authorId, anonymous: 0 }, AUTHORED_FIELDS.toRow(shown));
  },
  'await-batch': (database, { conflictId }) => {
    database.update('conflicts', { id: conflictId, votes_wait: 0 }, { votes_wait: 1 });
  },
} satisfies Partial<WriteHandlers>;

const updateKey = (id: UpdateId) => {
  const { conflictId, number } = updatePlaceOf(id);
  return { conflict_id: conflictId, number };
};
