import type { AccountStore } from '@twosides/domain/accounts';
import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { MailToken } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate, passGate } from '../mailbox-keys/gates.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { findAccount, toCredential, toToken } from './find-account.ts';
import { findIdentities } from './identities.ts';
import { findPasskey, findPasskeys } from './passkeys.ts';
import { findRegistrations, isPasskeyPending } from './registrations.ts';

export const createAccountStore = (database: SiteDatabase): AccountStore => ({
  findMember: async (id) => {
    const user = await database.users.findOne({ _id: id }).lean();
    return user && toMember(user);
  },

  findByEmail: async (email) => {
    const user = await database.users.findOne({ email }).lean();
    // Reads the credential even if no account exists, so that the response time does not reveal whether one does.
    const auth = await database.userAuth.findOne({ userId: user?._id ?? NOBODY }).lean();
    return user && { member: toMember(user), credential: auth && toCredential(auth) };
  },

  findRegistrations: (email, now) => findRegistrations(database, email, now),

  findPasskey: async (credentialId, now) => {
    const found = await findPasskey(database, credentialId);
    return found ?? ((await isPasskeyPending(database, credentialId, now)) ? 'pending' : null);
  },

  readSignIn: async (id, now) => {
    const [user, auth, identities, passkeys, token] = await Promise.all([
      database.users.findOne({ _id: id }).lean(),
      database.userAuth.findOne({ userId: id }).lean(),
      findIdentities(database, id),
      findPasskeys(database, id),
      database.tokens['change-email']
        .findOne({ userId: id, used: false, expiresAt: trusted({ $gt: now }) })
        .sort({ _id: -1 })
        .lean(),
    ]);
    return (
      user && {
        member: toMember(user),
        credential: auth && toCredential(auth),
        identities,
        passkeys,
        pendingEmail: token && toToken('change-email', token),
        devices: user.devices ?? [],
      }
    );
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
    for (const purpose of PURPOSES) await sweep(database, purpose, now);
    await database.registrations.deleteMany({ expiresAt: trusted({ $lt: now }) }, { hint: 'expires' });
  },
});

const NOBODY = '' as MemberId;

const PURPOSES: readonly MailToken['purpose'][] = ['sign-in', 'reset-password', 'change-email', 'undo-email-change'];

const sweep = ({ tokens }: Models, purpose: MailToken['purpose'], now: Timestamp) =>
  tokens[purpose].deleteMany({ expiresAt: trusted({ $lt: now }) }, { hint: 'expires' });
