import type { MailboxKey, Timestamp } from '@twosides/domain/kernel';
import { canonicalMailbox, claimMailbox } from '@twosides/domain/mailbox-keys';
import type { Member } from '@twosides/domain/model';
import type { Models, SiteDatabase } from '../models/models.ts';

/** Idempotent. Call it after storing the member, in the same transaction, because it updates the member's document. */
export const claimMailboxKey = async (
  { users, mailboxKeys, secrets }: SiteDatabase,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> => {
  const mailbox = secrets.stampOf('mailbox', canonicalMailbox(email));
  const user = await users.findOne({ _id: id }, { mailboxKey: 1 }).lean();
  const claimed = await mailboxKeys.findOne({ _id: mailbox }).lean();
  const { mailboxKey, isNew, isKept } = claimMailbox(
    user?.mailboxKey ?? null,
    claimed?.mailboxKey ?? null,
    secrets.newMailboxKey,
  );
  if (isNew) await mailboxKeys.insertMany([{ _id: mailbox, mailboxKey, endsAt: null }]);
  if (isKept) await mailboxKeys.updateOne({ _id: mailbox }, { $set: { endsAt: null } });
  if (!user?.mailboxKey) await users.updateOne({ _id: id }, { $set: { mailboxKey } });
};

/** Call it after deleting the member, because a member who is still stored keeps the mailbox key. */
export const endClaims = async (
  { users, mailboxKeys }: Pick<Models, 'users' | 'mailboxKeys'>,
  mailboxKey: MailboxKey,
  endsAt: Timestamp,
): Promise<void> => {
  // The update comes before the check, so that two members who leave at the same time cause a write conflict.
  await mailboxKeys.updateMany({ mailboxKey, endsAt: null }, { $set: { endsAt } });
  if (await users.exists({ mailboxKey }))
    await mailboxKeys.updateMany({ mailboxKey, endsAt }, { $set: { endsAt: null } });
};
