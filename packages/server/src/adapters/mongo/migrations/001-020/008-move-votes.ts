import { randomBytes } from 'node:crypto';
import type { MemberId, Voice } from '@twosides/domain/kernel';
import { canonicalMailbox, claimMailbox } from '@twosides/domain/voices';
import type { mongo } from 'mongoose';
import type { Migration, MigrationNeeds } from '../migration.ts';
import { moveOperations } from '../move-operations.ts';
import { moveVotesOf, type OldVote, toNewVote } from '../move-votes.ts';

/**
 * Gives the first voices, and moves the votes and operations of every member; then the votes that are left, of members
 * who are gone.
 */
export const MOVE_VOTES: Migration = {
  batch: async (needs) => {
    const { database, session } = needs;
    const users = database.collection<OldUser>('users');
    const members = await users
      .find({ isMoved: { $exists: false } }, { session })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MEMBERS)
      .toArray();
    for (const member of members) await moveMember(needs, member);
    if (members.length > 0)
      await users.updateMany({ _id: { $in: members.map(({ _id }) => _id) } }, { $set: { isMoved: true } }, { session });
    return members.length > 0 || (await moveLeftVotes(needs)) > 0;
  },
};

/** Members and votes of one transaction. */
const MEMBERS = 20;
const VOTES = 500;

type OldUser = {
  readonly _id: MemberId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly voice?: Voice;
  readonly isMoved?: true;
};
type Needs = MigrationNeeds & { readonly session: mongo.ClientSession };
type Claim = { readonly _id: string; readonly voice: Voice; readonly endsAt: number | null };

const moveMember = async (needs: Needs, member: OldUser): Promise<void> => {
  const { secrets } = needs;
  const voice = member.emailVerified ? await claimFor(needs, member) : null;
  await moveVotesOf(needs, secrets.voterOf(member._id), voice && secrets.fingerprintOf('votes', voice));
  await moveOperations(needs, member._id);
};

const claimFor = async ({ database, secrets, session }: Needs, { _id, email, voice: own }: OldUser): Promise<Voice> => {
  const voices = database.collection<Claim>('voices');
  const mailbox = secrets.stampOf('mailbox', canonicalMailbox(email));
  const claimed = await voices.findOne({ _id: mailbox }, { session });
  const { voice, isNew } = claimMailbox(own ?? null, claimed?.voice ?? null, secrets.newVoice);
  if (isNew) await voices.insertOne({ _id: mailbox, voice, endsAt: null }, { session });
  await database.collection<OldUser>('users').updateOne({ _id }, { $set: { voice } }, { session });
  return voice;
};

/** @returns how many there were */
const moveLeftVotes = async ({ database, session }: Needs): Promise<number> => {
  const old = database.collection<OldVote>('votes_to_move');
  const left = await old
    .find({ isMoved: { $exists: false } }, { session })
    .limit(VOTES)
    .toArray();
  if (left.length === 0) return 0;
  const random = () => randomBytes(32).toString('hex');
  await database.collection<{ _id: string }>('votes').insertMany(
    left.map((vote) => toNewVote(vote, random(), random())),
    { session },
  );
  await old.updateMany({ _id: { $in: left.map(({ _id }) => _id) } }, { $set: { isMoved: true } }, { session });
  return left.length;
};
