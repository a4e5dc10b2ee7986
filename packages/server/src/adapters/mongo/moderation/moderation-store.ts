import type { ModerationStore } from '@twosides/domain/moderation';
import { trusted } from 'mongoose';
import { findGate } from '../mailbox-keys/gates.ts';
import type { SiteDatabase } from '../models/models.ts';
import { amongItems, toItem } from './open-reports.ts';
import { toRuling } from './rulings.ts';

export const createModerationStore = (database: SiteDatabase): ModerationStore => ({
  appoint: async (member) => {
    if (await database.users.exists({ _id: member }))
      await database.moderators.updateOne({ _id: member }, {}, { upsert: true });
  },
  dismiss: async (member) => {
    await database.moderators.deleteOne({ _id: member });
  },
  isModerator: async (member) => (await database.moderators.exists({ _id: member })) !== null,
  suspendedUntil: async (member) => (await findGate(database, member))?.suspendedUntil ?? null,
  listClaims: async (now) => {
    const found = await database.caseClaims.find({ until: trusted({ $gt: now }) }).lean();
    return found.map((claim) => ({ item: toItem(claim), by: claim.by, until: claim.until }));
  },
  listRulings: async (items) => {
    if (items.length === 0) return [];
    const found = await database.rulings
      .find({ $or: amongItems(items) })
      .sort({ at: 1 })
      .lean();
    return found.map(toRuling);
  },
});
