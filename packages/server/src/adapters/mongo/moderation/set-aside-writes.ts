import { randomUUID } from 'node:crypto';
import type { BatchHandlers } from '../kernel/write-handlers.ts';

export const setAsideWrites = {
  'note-set-aside': (batch, { act }, { models }) => batch.insert(models.setAsideActs, { _id: randomUUID(), ...act }),
} satisfies Partial<BatchHandlers>;
