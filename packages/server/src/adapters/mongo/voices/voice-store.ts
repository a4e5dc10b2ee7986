import type { Fingerprint, Secrets, Timestamp, Voice } from '@twosides/domain/kernel';
import type { VoiceStore } from '@twosides/domain/voices';
import { type ClientSession, type Connection, type Model, trusted } from 'mongoose';
import { randomFingerprint } from '../../random-fingerprint.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { reportId } from '../models/conflict-schemas.ts';
import type { Models } from '../models/models.ts';
import { markId } from '../models/point-schemas.ts';
import { voteId } from '../models/vote-schemas.ts';
import { gateIdOf } from './gates.ts';

export const createVoiceStore = (connection: Connection, models: Models, secrets: Secrets): VoiceStore => ({
  endNext: async (now, limit) => {
    const { voices } = models;
    // A transaction for nothing would be asked for every minute.
    const ended = await voices.findOne(endedBy(now)).sort({ endsAt: 1 }).lean();
    if (ended === null) return false;
    return inTransaction(connection, async (session) => {
      // Meets anyone who claims the mailbox again.
      const claim = await voices.findOneAndUpdate(
        { _id: ended._id, ...endedBy(now) },
        { $set: { endsAt: 1 } },
        { session },
      );
      if (claim === null) return true;
      const { voice } = ended;
      if (!(await isAlive(models, voice, now, session))) {
        if (await forget(models, secrets, voice, limit, session)) return true;
        await models.gates.deleteMany({ _id: gateIdOf(secrets, voice) }, { session });
      }
      await voices.deleteMany({ voice, ...endedBy(now) }, { session });
      return true;
    });
  },
  hasEstablished: async (count, rule, now) => {
    const found = await models.votes.aggregate([
      {
        $group: {
          _id: '$castBy',
          votes: { $sum: 1 },
          days: { $addToSet: '$votedAt' },
          first: { $min: '$votedAt' },
        },
      },
      {
        $match: {
          votes: { $gte: rule.votes },
          first: { $lte: now - rule.age },
          $expr: { $gte: [{ $size: '$days' }, rule.votingDays] },
        },
      },
      { $limit: count },
    ]);
    return found.length === count;
  },
});

const endedBy = (now: Timestamp) => ({ endsAt: trusted({ $gt: 0, $lte: now }) });

/** Some other mailbox holds it, or a member who has moved on. */
const isAlive = async ({ users, voices }: Models, voice: Voice, now: Timestamp, session: ClientSession) =>
  (await users.exists({ voice }).session(session)) !== null ||
  (await voices.exists({ voice, $or: [{ endsAt: null }, { endsAt: trusted({ $gt: now }) }] }).session(session)) !==
    null;

/** What a voice has left, each kind under a fingerprint of its own. @returns whether there may be more */
const forget = async (
  { votes, helpfulMarks, reports }: Models,
  secrets: Secrets,
  voice: Voice,
  limit: number,
  session: ClientSession,
): Promise<boolean> => {
  const of = (rows: Parameters<Secrets['fingerprintOf']>[0]) => secrets.fingerprintOf(rows, voice);
  const forgotten = [
    await forgetIn(votes, of('votes'), ({ conflictId }, by) => voteId(conflictId, by), limit, session),
    await forgetIn(helpfulMarks, of('marks'), ({ commentId }, by) => markId(commentId, by), limit, session),
    await forgetIn(reports, of('reports'), reportId, limit, session),
  ];
  return forgotten.includes(limit);
};

type Voiced = { readonly _id: string; readonly userFingerprint: Fingerprint };

/** An id holds the fingerprint, so that each is stored again. @returns how many there were */
const forgetIn = async <Row extends Voiced>(
  model: Model<Row>,
  userFingerprint: Fingerprint,
  idOf: (row: Row, fingerprint: Fingerprint) => string,
  limit: number,
  session: ClientSession,
): Promise<number> => {
  const rows = (await model.find({ userFingerprint }).limit(limit).session(session).lean()) as unknown as Row[];
  if (rows.length === 0) return 0;
  await model.deleteMany({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) }, { session });
  const forgotten = rows.map((row) => {
    const fingerprint = randomFingerprint();
    return { ...row, _id: idOf(row, fingerprint), userFingerprint: fingerprint };
  });
  await model.insertMany(forgotten, { session });
  return rows.length;
};
