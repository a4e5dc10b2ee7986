import { randomUUID } from 'node:crypto';
import type { BatchHandlers } from '../kernel/write-handlers.ts';

export const exclusionWrites = {
  'note-exclusion': (batch, { act }, { models }) => batch.insert(models.exclusions, { _id: randomUUID(), ...act }),
} satisfies Partial<BatchHandlers>;
