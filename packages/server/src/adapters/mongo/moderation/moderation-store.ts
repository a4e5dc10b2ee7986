import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import type { Ruling } from '@twosides/domain/model';
import type { ModerationStore } from '@twosides/domain/moderation';
import { trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Models } from '../models/models.ts';
import type { RulingRecord } from '../models/moderation-schemas.ts';
import { toItem } from './report-store.ts';
import { keyOf } from './report-writes.ts';

export const createModerationStore = (
  { users, moderators, caseClaims, rulings, conflicts, comments }: Models,
  secrets: Secrets,
): ModerationStore => ({
  appoint: async (member) => {
    if (await users.exists({ _id: member })) await moderators.updateOne({ _id: member }, {}, { upsert: true });
  },
  dismiss: async (member) => {
    await moderators.deleteOne({ _id: member });
  },
  isModerator: async (member) => (await moderators.exists({ _id: member })) !== null,
  listClaims: async (now) => {
    const found = await caseClaims.find({ until: trusted({ $gt: now }) }).lean();
    return found.map((claim) => ({ item: toItem(claim), by: claim.by, until: claim.until }));
  },
  listRulings: async (items) => {
    if (items.length === 0) return [];
    const found = await rulings
      .find({ $or: items.map(keyOf) })
      .sort({ at: 1 })
      .lean();
    return found.map(toRuling);
  },
  listStatements: async (author, limit) => {
    const key = authorKeyOf(secrets, author);
    const [own, written] = await Promise.all([
      conflicts.find({ $or: [{ submittedBy: author }, { authorKey: key }] }, { _id: 1 }).lean(),
      comments.find({ $or: [{ authorId: author }, { authorKey: key }] }, { conflictId: 1 }).lean(),
    ]);
    const conflictOf = new Map<string, number>([
      ...own.map(({ _id }) => [`conflict ${_id}`, _id] as const),
      ...written.map(({ _id, conflictId }) => [`comment ${_id}`, conflictId] as const),
    ]);
    const found = await rulings
      .find({
        effect: trusted({ $ne: 'none' }),
        $or: [
          { itemKind: 'conflict', itemId: trusted({ $in: own.map(({ _id }) => String(_id)) }) },
          { itemKind: 'comment', itemId: trusted({ $in: written.map(({ _id }) => _id) }) },
        ],
      })
      .sort({ at: -1, _id: 1 })
      .limit(limit)
      .lean();
    const ids = found.map(({ itemKind, itemId }) => conflictOf.get(`${itemKind} ${itemId}`) as ConflictId);
    const titled = await conflicts.find({ _id: trusted({ $in: ids }) }, { title: 1 }).lean();
    const titles = new Map(titled.map(({ _id, title }) => [_id, title]));
    return found.map((ruling, n) => {
      const conflictId = ids[n] as ConflictId;
      return { ...toRuling(ruling), id: ruling._id, conflictId, conflictTitle: titles.get(conflictId) ?? '' };
    });
  },
});

const toRuling = ({ _id, itemKind, itemId, ...ruling }: RulingRecord): Ruling => ({
  item: toItem({ itemKind, itemId }),
  ...ruling,
});
