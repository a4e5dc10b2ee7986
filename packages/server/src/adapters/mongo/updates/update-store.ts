import type { ConflictId } from '@twosides/domain/kernel';
import { ASKED_AFTER, type VotesHelped } from '@twosides/domain/model';
import {
  ASKED_FROM,
  type AskSpan,
  type PostUpdateKey,
  type PostUpdateState,
  type UpdateStore,
} from '@twosides/domain/updates';
import { type PipelineStage, trusted } from 'mongoose';
import { type Actor, transact, transactAs } from '../apply-writes.ts';
import { findConflict, findOperation, toMember, toVote } from '../kernel/records.ts';
import { updateFollowId, voteId } from '../models/conflict-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { LISTED } from '../reading/list-pipeline.ts';
import { listUpdates, toUpdate } from './updates.ts';

export const createUpdateStore = (database: SiteDatabase): UpdateStore => {
  const { conflicts, updateFollows, updates, users } = database;
  return {
    postUpdate: (key, decide) => transactAs(database, key.memberId, decide, (actor) => loadState(database, key, actor)),

    list: (conflictId) => listUpdates(database, conflictId),

    listToAsk: async (span, last, limit) => {
      const place = last === null ? null : await conflicts.findOne({ _id: last }, { submittedAt: 1 }).lean();
      const found = await conflicts
        .find(toAskFilter(span, place), { _id: 1 })
        .sort({ submittedAt: 1, _id: 1 })
        .limit(limit)
        .hint('to_ask')
        .lean();
      return found.map(({ _id }) => _id);
    },

    listStories: async (limit) => {
      const found = await updates
        .find({ forStories: true, text: trusted({ $gt: '' }), notifiedAt: trusted({ $gte: 0 }) })
        .sort({ notifiedAt: -1, _id: -1 })
        .limit(limit)
        .hint('stories')
        .lean();
      const ids = trusted({ $in: found.map(({ conflictId }) => conflictId) });
      const shown = await conflicts
        .find({ _id: ids, ...LISTED }, { title: 1, category: 1, review: 1, revealedAt: 1, anonymous: 1 })
        .lean();
      const byId = new Map(shown.map(({ _id: id, ...conflict }) => [id, { id, ...conflict }]));
      return found.flatMap((update) => {
        const conflict = byId.get(update.conflictId);
        return conflict ? [{ update: toUpdate(update), conflict }] : [];
      });
    },

    countHelped: async () => {
      const rows = await conflicts.aggregate<HelpedRow>(HELPED).hint('helped');
      const count = (answers: readonly HelpedRow[]) => answers.reduce((sum, { authors }) => sum + authors, 0);
      return {
        answered: count(rows),
        helped: count(rows.filter(({ _id }) => _id === 'yes' || _id === 'a-little')),
      };
    },

    setFollowing: ({ conflictId, memberId }, decide) =>
      transact(database, decide, async () => ({
        conflict: await findConflict(database, conflictId),
        isMember: (await users.exists({ _id: memberId })) !== null,
      })),

    isFollowing: async (member, id) => (await updateFollows.exists({ _id: updateFollowId(member, id) })) !== null,

    listFollowers: async (conflictId, after, limit) => {
      const rest = after === null ? {} : { memberId: trusted({ $gt: after }) };
      const found = await updateFollows
        .find({ conflictId, ...rest }, { memberId: 1 })
        .sort({ memberId: 1 })
        .limit(limit)
        .hint('conflict')
        .lean();
      return found.map(({ memberId }) => memberId);
    },
  };
};

const loadState = async (
  database: SiteDatabase,
  key: PostUpdateKey,
  { user: author, suspendedUntil }: Actor,
): Promise<PostUpdateState> => {
  const { votes, secrets } = database;
  const { conflictId, voterRef } = key;
  const vote = await votes.findOne({ conflictId, voterRef }).lean();
  const heldId = author?.mailboxKey && voteId(conflictId, secrets.mailboxIdOf('votes', author.mailboxKey));
  const held = heldId ? await votes.findOne({ _id: heldId }).lean() : null;
  return {
    conflict: await findConflict(database, conflictId),
    author: author && toMember(author),
    vote: vote && toVote(vote),
    held: held && toVote(held),
    operation: await findOperation(database, key),
    suspendedUntil,
  };
};

const toAskFilter = (
  { days, after, until }: AskSpan,
  place: { readonly _id: ConflictId; readonly submittedAt: number } | null,
) => ({
  isActive: true,
  totalVotes: trusted({ $gte: ASKED_FROM }),
  askedDays: trusted({ $nin: ASKED_AFTER.filter((asked) => asked >= days) }),
  submittedAt: trusted({ $gt: after, $lte: until }),
  ...(place !== null && {
    $or: [
      { submittedAt: trusted({ $gt: place.submittedAt }) },
      { submittedAt: place.submittedAt, _id: trusted({ $gt: place._id }) },
    ],
  }),
});

type HelpedRow = { readonly _id: VotesHelped; readonly authors: number };

export const HELPED: PipelineStage[] = [
  { $match: { isActive: true, votesHelped: { $gt: '' } } },
  { $group: { _id: '$votesHelped', authors: { $sum: 1 } } },
];
