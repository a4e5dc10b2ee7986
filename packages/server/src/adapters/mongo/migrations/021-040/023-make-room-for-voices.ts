import { stepAside } from '../001-020/006-make-room.ts';
import type { Migration } from '../migration.ts';

/** Reports and helpful marks step aside for collections in which they are one a voice. */
export const MAKE_ROOM_FOR_VOICES: Migration = {
  batch: async (needs) => (await stepAside(needs, 'reports')) || (await stepAside(needs, 'helpful_marks')),
};
