import type { Secrets } from '@twosides/domain/kernel';
import type { ModerationStore } from '@twosides/domain/moderation';
import { trusted } from 'mongoose';
import { findGate } from '../mailbox-keys/gates.ts';
import type { Models } from '../models/models.ts';
import { amongItems, toItem } from './open-reports.ts';
import { toRuling } from './rulings.ts';

export const createModerationStore = (
  { users, moderators, caseClaims, rulings, gates }: Models,
  secrets: Secrets,
): ModerationStore => ({
  appoint: async (member) => {
    if (await users.exists({ _id: member })) await moderators.updateOne({ _id: member }, {}, { upsert: true });
  },
  dismiss: async (member) => {
    await moderators.deleteOne({ _id: member });
  },
  isModerator: async (member) => (await moderators.exists({ _id: member })) !== null,
  suspendedUntil: async (member) => (await findGate({ users, gates }, secrets, member))?.suspendedUntil ?? null,
  listClaims: async (now) => {
    const found = await caseClaims.find({ until: trusted({ $gt: now }) }).lean();
    return found.map((claim) => ({ item: toItem(claim), by: claim.by, until: claim.until }));
  },
  listRulings: async (items) => {
    if (items.length === 0) return [];
    const found = await rulings
      .find({ $or: amongItems(items) })
      .sort({ at: 1 })
      .lean();
    return found.map(toRuling);
  },
});
