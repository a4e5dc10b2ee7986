import { type MemberId, type Secrets, updateIdOf } from '@twosides/domain/kernel';
import { trusted } from 'mongoose';
import { authorKeyOf, namesOf } from '../../hidden-author.ts';
import { toUserFields } from '../kernel/records.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-handlers.ts';
import { claimMailboxKey, endClaims } from '../mailbox-keys/claim-mailbox-key.ts';
import type { Models } from '../models/models.ts';
import { passkeysLater, passkeyWrites } from './passkeys.ts';

export const accountWrites = {
  'put-member': (batch, { member }, { models }) => {
    const fields = toUserFields(member);
    batch.change(models.users, member.id, {
      set: { ...fields, uncounted: true },
      inc: { revision: 1 },
      unset: fields.nicknameKey === undefined ? ['nicknameKey', 'confusableKey'] : [],
      orInsert: {},
    });
  },
  'put-credential': (batch, { credential: { memberId, ...credential } }, { models }) =>
    batch.upsert(models.userAuth, { userId: memberId }, { set: credential }),
  'drop-credential': (batch, { memberId }, { models }) => batch.deleteMany(models.userAuth, { userId: memberId }),
  'add-identity': (batch, { identity: { memberId, provider, subject, createdAt } }, { models }) =>
    batch.insert(models.accounts, { userId: memberId, provider, providerAccountId: subject, createdAt }),
  'drop-identities': (batch, { memberId, provider }, { models }) =>
    batch.deleteMany(models.accounts, { userId: memberId, ...(provider !== 'all' && { provider }) }),
  'add-token': (batch, { token: { purpose, memberId, ...token } }, { models }) =>
    batch.insert(models.tokens[purpose], { ...token, userId: memberId }),
  'use-token': (batch, { token: { purpose, tokenHash } }, { models }) =>
    batch.updateMany(models.tokens[purpose], { tokenHash }, { set: { used: true } }),
  'void-tokens': (batch, { memberId, purposes, since }, { models }) => {
    const unused = {
      userId: memberId,
      used: false,
      ...(since !== undefined && { createdAt: trusted({ $gte: since }) }),
    };
    for (const purpose of purposes) batch.updateMany(models.tokens[purpose], unused, { set: { used: true } });
  },
  'add-registration': (batch, { registration: { memberId, ...registration } }, { models }) =>
    batch.insert(models.registrations, { ...registration, userId: memberId }),
  'end-registrations': (batch, { email }, { models }) => {
    const forgotten = {
      used: true,
      identity: null,
      passwordHash: null,
      passkey: null,
      browserHash: null,
      returnTo: null,
    };
    batch.updateMany(models.registrations, { email }, { set: forgotten });
  },
  ...passkeyWrites,
  // The new session epoch also invalidates sign-ins that are verified but have no session yet.
  'end-sessions': (batch, { memberId }, { models }) => {
    batch.change(models.users, memberId, { inc: { sessionEpoch: 1 } });
    batch.deleteMany(models.sessions, { 'member.id': memberId });
    batch.deleteMany(models.pushSubscriptions, { memberId });
  },
} satisfies Partial<BatchHandlers>;

export const accountsLater = {
  ...passkeysLater,
  'claim-mailbox-key': ({ models, secrets }, { memberId, email }) =>
    claimMailboxKey(models, secrets, { id: memberId, email }),
  'delete-member': async ({ models, secrets }, { member: { id, email }, claimsEndAt }) => {
    await emptyAppeals(models, secrets, id);
    await models.sessions.deleteMany({ 'member.id': id });
    await models.userAuth.deleteMany({ userId: id });
    await models.accounts.deleteMany({ userId: id });
    await models.passkeys.deleteMany({ memberId: id });
    for (const tokens of Object.values(models.tokens)) await tokens.deleteMany({ userId: id });
    await models.registrations.deleteMany({ email });
    await models.alerts.deleteMany({ recipient: trusted({ $in: [...namesOf(secrets, id)] }) });
    await models.alertPreferences.deleteMany({ memberId: id });
    await models.pushSubscriptions.deleteMany({ memberId: id });
    await models.moderators.deleteMany({ _id: id });
    const user = await models.users.findOneAndDelete({ _id: id }).lean();
    if (user?.isCounted) await models.counters.updateOne({ _id: 'members' }, { $inc: { value: -1 } });
    if (user?.mailboxKey) await endClaims(models, user.mailboxKey, claimsEndAt);
  },
} satisfies Partial<LaterHandlers>;

const emptyAppeals = async (
  { appeals, conflicts, comments, updates }: Models,
  secrets: Secrets,
  id: MemberId,
): Promise<void> => {
  const authorKey = authorKeyOf(secrets, id);
  const own = await conflicts.find({ $or: [{ submittedBy: id }, { authorKey }] }, { _id: 1 }).lean();
  const written = await comments.find({ $or: [{ authorId: id }, { authorKey }] }, { _id: 1 }).lean();
  const told = await updates
    .find({ conflictId: trusted({ $in: own.map(({ _id }) => _id) }) }, { conflictId: 1, number: 1 })
    .lean();
  const ofThem = [
    { itemKind: 'conflict' as const, itemId: trusted({ $in: own.map(({ _id }) => String(_id)) }) },
    { itemKind: 'comment' as const, itemId: trusted({ $in: written.map(({ _id }) => _id) }) },
    { itemKind: 'update' as const, itemId: trusted({ $in: told.map(updateIdOf) }) },
  ];
  await appeals.updateMany({ side: 'author', $or: ofThem }, { $set: { words: '' } });
};
