import type { AccountStore } from '@twosides/domain/accounts';
import type { MemberId } from '@twosides/domain/kernel';
import { trusted } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { toMember, WITHOUT_ID } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate, passGate } from '../mailbox-keys/gates.ts';
import type { SiteDatabase } from '../models/models.ts';
import { findAccount, findIdentities, findPasskeys, findRegistrations, toPasskey } from './find-account.ts';

export const createAccountStore = (database: SiteDatabase): AccountStore => ({
  findMember: async (id) => {
    const user = await database.users.findOne({ _id: id }).lean();
    return user && toMember(user);
  },

  findByEmail: async (email) => {
    const user = await database.users.findOne({ email }).lean();
    // Reads the credential even if no account exists, so that the response time does not reveal whether one does.
    const credential = await database.userAuth.findOne({ memberId: user?._id ?? NOBODY }, WITHOUT_ID).lean();
    return user && { member: toMember(user), credential };
  },

  findRegistrations: (email, now) => findRegistrations(database, email, now),

  findPasskey: async (credentialId, now) => {
    const found = await database.passkeys.findOne({ credentialId }).lean();
    if (found) return toPasskey(found);
    const pending = { 'passkey.credentialId': credentialId, used: false, expiresAt: trusted({ $gt: now }) };
    return (await database.registrations.exists(pending)) ? 'pending' : null;
  },

  readSignIn: async (id, now) => {
    const [user, credential, identities, passkeys, pendingEmail] = await Promise.all([
      database.users.findOne({ _id: id }).lean(),
      database.userAuth.findOne({ memberId: id }, WITHOUT_ID).lean(),
      findIdentities(database, id),
      findPasskeys(database, id),
      database.tokens['change-email']
        .findOne({ memberId: id, used: false, expiresAt: trusted({ $gt: now }) }, WITHOUT_ID)
        .sort({ _id: -1 })
        .lean(),
    ]);
    const devices = user?.devices ?? [];
    return user && { member: toMember(user), credential, identities, passkeys, pendingEmail, devices };
  },

  changeAccount: (key, nickname, decide) =>
    inTransaction(database.connection, async () => {
      const found = await findAccount(database, key, nickname);
      const gate = 'isShown' in key ? await findGate(database, key.id) : null;
      const state = { ...found, suspendedUntil: gate?.suspendedUntil ?? null };
      const { writes, result } = decide(state);
      await applyWrites(database, writes, (batch) => {
        // Increments the account's revision, so that concurrent changes of the account cause a write conflict.
        if (state.member) batch.change(database.users, state.member.id, { inc: { revision: 1 } });
        if (gate) passGate(batch, database, gate);
      });
      return result;
    }),

  sweepTokens: async (now) => {
    const expired = { expiresAt: trusted({ $lt: now }) };
    for (const tokens of Object.values(database.tokens)) await tokens.deleteMany(expired, { hint: 'expires' });
    await database.registrations.deleteMany(expired, { hint: 'expires' });
  },
});

const NOBODY = '' as MemberId;
