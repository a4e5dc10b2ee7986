import type { Secrets, Timestamp, Voice } from '@twosides/domain/kernel';
import type { Member } from '@twosides/domain/model';
import { canonicalMailbox, claimMailbox } from '@twosides/domain/voices';
import type { ClientSession } from 'mongoose';
import type { Models } from '../models/models.ts';

/**
 * Claims a proven mailbox for its member, in the transaction that proves it; doing it again changes nothing. Two
 * members who claim one mailbox at once meet in its document. To be called after the member was stored.
 */
export const claimVoice = async (
  { users, voices }: Pick<Models, 'users' | 'voices'>,
  secrets: Secrets,
  { id, email }: Pick<Member, 'id' | 'email'>,
  session: ClientSession,
): Promise<void> => {
  const mailbox = secrets.stampOf('mailbox', canonicalMailbox(email));
  const user = await users.findOne({ _id: id }, { voice: 1 }).session(session).lean();
  const claimed = await voices.findOne({ _id: mailbox }).session(session).lean();
  const { voice, isNew, isKept } = claimMailbox(user?.voice ?? null, claimed?.voice ?? null, secrets.newVoice);
  if (isNew) await voices.insertMany([{ _id: mailbox, voice, endsAt: null }], { session });
  if (isKept) await voices.updateOne({ _id: mailbox }, { $set: { endsAt: null } }, { session });
  if (!user?.voice) await users.updateOne({ _id: id }, { $set: { voice } }, { session });
};

/** Once its last member is gone, a voice's claims end. To be called after the member was deleted. */
export const endClaims = async (
  { users, voices }: Pick<Models, 'users' | 'voices'>,
  voice: Voice,
  endsAt: Timestamp,
  session: ClientSession,
): Promise<void> => {
  // Written first: of two last members who leave at once, one meets the other here, and looks again.
  await voices.updateMany({ voice, endsAt: null }, { $set: { endsAt } }, { session });
  if (await users.exists({ voice }).session(session))
    await voices.updateMany({ voice, endsAt }, { $set: { endsAt: null } }, { session });
};
