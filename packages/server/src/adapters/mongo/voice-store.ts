import { randomBytes } from 'node:crypto';
import type { Fingerprint, Secrets, Timestamp, Voice, VoiceStore } from '@twosides/domain';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { Models } from './models/models.ts';
import { voteId } from './models/vote-schemas.ts';
import { inTransaction } from './transaction.ts';

export const createVoiceStore = (connection: Connection, models: Models, secrets: Secrets): VoiceStore => ({
  endNext: async (now, limit) => {
    const { voices } = models;
    // A transaction for nothing would be asked for every minute.
    const ended = await voices.findOne(endedBy(now)).sort({ endsAt: 1 }).lean();
    if (ended === null) return false;
    return inTransaction(connection, async (session) => {
      // Meets whoever claims the mailbox again.
      const claim = await voices.findOneAndUpdate(
        { _id: ended._id, ...endedBy(now) },
        { $set: { endsAt: 1 } },
        { session },
      );
      if (claim === null) return true;
      const { voice } = ended;
      const fingerprint = secrets.fingerprintOf('votes', voice);
      if (
        !(await isAlive(models, voice, now, session)) &&
        (await forgetVotes(models, fingerprint, limit, session)) === limit
      )
        return true;
      await voices.deleteMany({ voice, ...endedBy(now) }, { session });
      return true;
    });
  },
});

const endedBy = (now: Timestamp) => ({ endsAt: trusted({ $gt: 0, $lte: now }) });

/** Some other mailbox holds it, or a member who has moved on. */
const isAlive = async ({ users, voices }: Models, voice: Voice, now: Timestamp, session: ClientSession) =>
  (await users.exists({ voice }).session(session)) !== null ||
  (await voices.exists({ voice, $or: [{ endsAt: null }, { endsAt: trusted({ $gt: now }) }] }).session(session)) !==
    null;

/** A vote's id holds its fingerprint, so that it is stored anew. */
const forgetVotes = async ({ votes }: Models, fingerprint: Fingerprint, limit: number, session: ClientSession) => {
  const found = await votes.find({ userFingerprint: fingerprint }).limit(limit).session(session).lean();
  if (found.length === 0) return 0;
  await votes.deleteMany({ _id: trusted({ $in: found.map(({ _id }) => _id) }) }, { session });
  await votes.insertMany(
    found.map((vote) => {
      const userFingerprint = randomBytes(32).toString('hex') as Fingerprint;
      return { ...vote, _id: voteId(vote.conflictId, userFingerprint), userFingerprint };
    }),
    { session },
  );
  return found.length;
};
