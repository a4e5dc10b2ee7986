import type { MailboxId, MailboxKey, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { MailboxKeyStore } from '@twosides/domain/mailbox-keys';
import { type Model, trusted } from 'mongoose';
import { randomMailboxId } from '../../random-mailbox-id.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { markId, voteId } from '../models/conflict-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { reportId } from '../models/moderation-records.ts';
import { gateIdOf } from './gates.ts';

export const createMailboxKeyStore = (database: SiteDatabase): MailboxKeyStore => ({
  endNext: async (now, limit) => {
    const { mailboxKeys } = database;
    const ended = await mailboxKeys.findOne(endedBy(now)).sort({ endsAt: 1 }).lean();
    if (ended === null) return false;
    return inTransaction(database.connection, async () => {
      const claim = await mailboxKeys.findOneAndUpdate({ _id: ended._id, ...endedBy(now) }, { $set: { endsAt: 1 } });
      if (claim === null) return true;
      const { mailboxKey } = ended;
      if (!(await isAlive(database, mailboxKey, now))) {
        if (await forget(database, mailboxKey, limit)) return true;
        await database.gates.deleteMany({ _id: gateIdOf(database.secrets, mailboxKey) });
      }
      await mailboxKeys.deleteMany({ mailboxKey, ...endedBy(now) });
      return true;
    });
  },
  hasEstablished: async (count, rule, now) => {
    const found = await database.votes.aggregate([
      {
        $group: {
          _id: '$voterRef',
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

const isAlive = async ({ users, mailboxKeys }: Models, mailboxKey: MailboxKey, now: Timestamp) =>
  (await users.exists({ mailboxKey })) !== null ||
  (await mailboxKeys.exists({ mailboxKey, $or: [{ endsAt: null }, { endsAt: trusted({ $gt: now }) }] })) !== null;

const forget = async (
  { votes, helpfulMarks, reports, secrets }: SiteDatabase,
  mailboxKey: MailboxKey,
  limit: number,
): Promise<boolean> => {
  const of = (rows: Parameters<Secrets['mailboxIdOf']>[0]) => secrets.mailboxIdOf(rows, mailboxKey);
  const forgotten = [
    await forgetIn(votes, of('votes'), ({ conflictId }, by) => voteId(conflictId, by), limit),
    await forgetIn(helpfulMarks, of('marks'), ({ commentId }, by) => markId(commentId, by), limit),
    await forgetIn(reports, of('reports'), reportId, limit),
  ];
  return forgotten.includes(limit);
};

type OwnedRow = { readonly _id: string; readonly mailboxId: MailboxId };

/** Deletes the documents and inserts them under new ids, because `_id` contains the mailbox id. */
const forgetIn = async <Row extends OwnedRow>(
  model: Model<Row>,
  mailboxId: MailboxId,
  idOf: (row: Row, mailboxId: MailboxId) => string,
  limit: number,
): Promise<number> => {
  const rows = await model.find({ mailboxId }).limit(limit).lean<Row[]>();
  if (rows.length === 0) return 0;
  await model.deleteMany({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) });
  const forgotten = rows.map((row) => {
    const mailboxId = randomMailboxId();
    return { ...row, _id: idOf(row, mailboxId), mailboxId };
  });
  await model.insertMany(forgotten);
  return rows.length;
};
