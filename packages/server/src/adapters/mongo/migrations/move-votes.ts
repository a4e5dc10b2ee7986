import { randomBytes } from 'node:crypto';
import { polarityOf } from '@twosides/domain/conflicts';
import type { Fingerprint, Voter } from '@twosides/domain/kernel';
import type { Side, Tally } from '@twosides/domain/model';
import type { mongo } from 'mongoose';

export type OldVote = {
  readonly _id: mongo.ObjectId;
  readonly conflictId: number;
  readonly side: Side;
  readonly votedAt: number;
  readonly userFingerprint: string;
  readonly inToday?: true;
  readonly isMoved?: true;
};

export const toNewVote = ({ conflictId, side, votedAt }: OldVote, userFingerprint: string, castBy: string) => ({
  _id: `${conflictId} ${userFingerprint}`,
  conflictId,
  side,
  votedAt: votedAt - (votedAt % 86_400_000),
  userFingerprint,
  castBy,
});

type NewVote = ReturnType<typeof toNewVote>;
type Needs = { readonly database: mongo.Db; readonly session: mongo.ClientSession };

/**
 * Moves a member's votes. Where another account of the same mailbox has voted too, the earlier vote stays and the later
 * is counted out; a result that is public stays so.
 * @param fingerprint of the member's voice; null for a member without one, whose votes stay under random ones
 */
export const moveVotesOf = async (
  { database, session }: Needs,
  castBy: Voter,
  fingerprint: Fingerprint | null,
): Promise<void> => {
  const old = database.collection<OldVote>('votes_to_move');
  const votes = database.collection<NewVote>('votes');
  const own = await old.find({ userFingerprint: castBy, isMoved: { $exists: false } }, { session }).toArray();
  if (own.length === 0) return;
  const made = own.map((vote) => ({
    vote,
    moved: toNewVote(vote, fingerprint ?? randomBytes(32).toString('hex'), castBy),
  }));
  const held = await votes.find({ _id: { $in: made.map(({ moved }) => moved._id) } }, { session }).toArray();
  const isHeld = new Map(held.map((vote) => [vote._id, vote]));
  const free = made.filter(({ moved }) => !isHeld.has(moved._id));
  if (free.length > 0)
    await votes.insertMany(
      free.map(({ moved }) => moved),
      { session },
    );
  for (const { vote, moved } of made) {
    const other = isHeld.get(moved._id);
    if (other === undefined) continue;
    const before = await old.findOne({ conflictId: other.conflictId, userFingerprint: other.castBy }, { session });
    if (before === null || before.votedAt <= vote.votedAt) await countOut(database, vote, session);
    else {
      await votes.replaceOne({ _id: moved._id }, moved, { session });
      await countOut(database, before, session);
    }
  }
  await old.updateMany({ _id: { $in: own.map(({ _id }) => _id) } }, { $set: { isMoved: true } }, { session });
};

type OldConflict = Tally & { readonly _id: number; readonly revealedAt: number | null };

const countOut = async (database: mongo.Db, vote: OldVote, session: mongo.ClientSession): Promise<void> => {
  const conflicts = database.collection<OldConflict>('conflicts');
  const hour = vote.votedAt - (vote.votedAt % 3_600_000);
  const after = await conflicts.findOneAndUpdate(
    { _id: vote.conflictId },
    {
      $inc: {
        totalVotes: -1,
        [vote.side === 'her' ? 'herVotes' : 'hisVotes']: -1,
        ...(vote.inToday && { todayVotes: -1, [`todayByHour.${hour}`]: -1 }),
      },
    },
    { session, returnDocument: 'after' },
  );
  if (after !== null && after.revealedAt !== null)
    await conflicts.updateOne({ _id: after._id }, { $set: { polarity: polarityOf(after) } }, { session });
};
