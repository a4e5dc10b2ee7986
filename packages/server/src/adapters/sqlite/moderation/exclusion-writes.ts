import { randomUUID } from 'node:crypto';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const exclusionWrites = {
  'note-exclusion': ({ database }, { act: { conflictId, by, ...act } }) => {
    database.insert('exclusions', { id: randomUUID(), conflict_id: conflictId, acted_by: by, ...act });
  },
} satisfies Partial<WriteHandlers>;
