import type { ConflictId } from '@twosides/domain/kernel';
import { sameMailboxAs } from '@twosides/domain/mailbox-keys';
import type { ExclusionStore, NetworkGroup } from '@twosides/domain/moderation';
import { type PipelineStage, trusted } from 'mongoose';
import { authorOf } from '../../hidden-author.ts';
import { transact } from '../apply-writes.ts';
import { toConflict, toVote } from '../kernel/records.ts';
import type { SiteDatabase } from '../models/models.ts';

export const createExclusionStore = (database: SiteDatabase): ExclusionStore => ({
  listGroups: (id, limit) => database.votes.aggregate<NetworkGroup>(groupsPipeline(id, limit)).hint('of_network'),
  listActions: async (ids) => {
    const found = await database.exclusions
      .find({ conflictId: trusted({ $in: [...ids] }) })
      .sort({ at: -1 })
      .lean();
    return found.map(({ _id, ...act }) => act);
  },
  listConflicts: async (limit) => {
    const acts = await database.exclusions.aggregate<{ readonly _id: ConflictId }>([
      { $group: { _id: '$conflictId', at: { $max: '$at' } } },
      { $sort: { at: -1 } },
    ]);
    const ids = trusted({ $in: acts.map(({ _id }) => _id) });
    const excluded = { _id: ids, 'history.excluded.votes.totalVotes': trusted({ $gt: 0 }) };
    const found = await database.conflicts.find(excluded, { title: 1 }).lean();
    const listed = acts.flatMap(({ _id }) => found.find((conflict) => conflict._id === _id) ?? []);
    return listed.slice(0, limit).map(({ _id: id, title }) => ({ id, title }));
  },
  listOwn: async (ids, member) => {
    const found = await database.conflicts
      .find({ _id: trusted({ $in: [...ids] }) }, { submittedBy: 1, authorSealed: 1 })
      .lean();
    const authors = new Map(
      found.map(({ _id, submittedBy, authorSealed }) => [_id, authorOf(database.secrets, submittedBy, authorSealed)]),
    );
    const named = [member, ...[...authors.values()].filter((author) => author !== null)];
    const users = await database.users.find({ _id: trusted({ $in: named }) }, { mailboxKey: 1 }).lean();
    const isOwn = sameMailboxAs(member, (id) => users.find(({ _id }) => _id === id)?.mailboxKey ?? null);
    return new Set([...authors].filter(([, author]) => isOwn(author)).map(([id]) => id));
  },
  decide: (id, wanted, decide) =>
    transact(database, decide, async () => {
      const found = await database.conflicts.findOne({ _id: id }).lean();
      const those =
        wanted === 'excluded'
          ? { conflictId: id, isExcluded: true }
          : { conflictId: id, network: trusted({ $in: [...wanted.networks] }) };
      const votes = await database.votes.find(those).lean();
      return {
        conflict: found && toConflict(database.secrets, found),
        isUnusual: found?.unusualOn !== undefined,
        votes: votes.map((vote) => ({ ...toVote(vote), network: vote.network ?? null })),
      };
    }),
});

export const groupsPipeline = (conflictId: ConflictId, limit: number): PipelineStage[] => [
  { $match: { conflictId, network: { $exists: true } } },
  {
    $group: {
      _id: '$network',
      votes: { $sum: 1 },
      established: { $sum: { $cond: ['$established', 1, 0] } },
      excluded: { $sum: { $cond: ['$isExcluded', 1, 0] } },
    },
  },
  { $sort: { votes: -1, _id: 1 } },
  { $limit: limit },
  { $project: { _id: 0, network: '$_id', votes: 1, established: 1, excluded: 1 } },
];
