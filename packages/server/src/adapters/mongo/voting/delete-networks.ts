import type { VoteStore } from '@twosides/domain/voting';
import { trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createDeleteNetworks =
  ({ votes }: Models): VoteStore['deleteNetworks'] =>
  async (until, limit) => {
    const due = { network: trusted({ $exists: true }), votedAt: trusted({ $lte: until }) };
    const found = await votes.find(due, { _id: 1 }).hint('with_network').limit(limit).lean();
    if (found.length === 0) return 0;
    const those = { _id: trusted({ $in: found.map(({ _id }) => _id) }) };
    return (await votes.updateMany(those, { $unset: { network: 1 } })).modifiedCount;
  };
