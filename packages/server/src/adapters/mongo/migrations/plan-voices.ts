import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/voices';
import type { mongo } from 'mongoose';
import { connect } from '../kernel/connection.ts';

/** Of the database at a URL; see {@link planVoices}. */
export const planVoicesAt = async (url: string, secrets: Secrets) => {
  const connection = await connect(url);
  try {
    return connection.db ? await planVoices(connection.db, secrets) : null;
  } finally {
    await connection.close();
  }
};

/** What the migration to voices would do; null where it is done. Changes nothing. */
export const planVoices = async (database: mongo.Db, secrets: Secrets) => {
  const record = await database.collection<{ _id: string; version: number }>('schema').findOne({ _id: 'schema' });
  if ((record?.version ?? 0) > 4) return null;
  const mailboxes = new Map<string, MemberId[]>();
  let members = 0;
  const verified = database
    .collection<{ _id: MemberId; email: string }>('users')
    .find({ emailVerified: true }, { projection: { email: 1 } });
  for await (const { _id, email } of verified) {
    members += 1;
    const mailbox = canonicalMailbox(email);
    mailboxes.set(mailbox, [...(mailboxes.get(mailbox) ?? []), _id]);
  }
  const shared = [...mailboxes.values()].filter((accounts) => accounts.length > 1);
  let votesCountedOut = 0;
  for (const accounts of shared) {
    const votes = await database
      .collection<{ conflictId: number; userFingerprint: string }>('votes')
      .find({ userFingerprint: { $in: accounts.map((id) => secrets.voterOf(id)) } })
      .toArray();
    votesCountedOut += votes.length - new Set(votes.map(({ conflictId }) => conflictId)).size;
  }
  return { members, voices: mailboxes.size, sharedMailboxes: shared.length, votesCountedOut };
};
