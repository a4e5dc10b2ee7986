import { randomUUID } from 'node:crypto';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const setAsideWrites = {
  'note-set-aside': ({ database }, { act: { conflictId, by, ...act } }) => {
    database.insert('set_aside_acts', { id: randomUUID(), conflict_id: conflictId, acted_by: by, ...act });
  },
} satisfies Partial<WriteHandlers>;
