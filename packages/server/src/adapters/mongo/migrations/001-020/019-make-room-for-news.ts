import type { Migration } from '../migration.ts';
import { stepAside } from './006-make-room.ts';

/** Alerts and jobs step aside for collections of the present form. */
export const MAKE_ROOM_FOR_NEWS: Migration = {
  batch: async (needs) => (await stepAside(needs, 'alerts')) || (await stepAside(needs, 'jobs')),
};
