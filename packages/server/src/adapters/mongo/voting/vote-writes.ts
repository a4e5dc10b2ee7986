import type { BatchHandlers } from '../kernel/write-handlers.ts';
import { voteId } from '../models/vote-schemas.ts';

export const voteWrites = {
  'put-vote': (batch, { vote, isFirst, network }, { models }) => {
    const _id = voteId(vote.conflictId, vote.mailboxId);
    const { side, voterRef, firstSide, isReading, sideWhenSeen, guess } = vote;
    if (isFirst) batch.insertOnce(models.votes, { _id, ...vote, ...(network && { network }) }, 'side');
    else batch.change(models.votes, _id, { set: { side, voterRef, firstSide, isReading, sideWhenSeen, guess } });
  },
  excluded: (batch, { conflictId, votes, isExcluded }, { models }) => {
    for (const mailboxId of votes) batch.change(models.votes, voteId(conflictId, mailboxId), { set: { isExcluded } });
  },
  'count-today': (batch, { conflictId, hour }, { models }) =>
    batch.change(models.conflicts, conflictId, { inc: { [`todayByHour.${hour}`]: 1 }, min: { todayOldest: hour } }),
} satisfies Partial<BatchHandlers>;
