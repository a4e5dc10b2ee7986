import type { AccountStore } from '@twosides/domain/accounts';
import type { MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { MailToken } from '@twosides/domain/model';
import { type Connection, trusted } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate, passGate } from '../mailbox-keys/gates.ts';
import type { Models } from '../models/models.ts';
import { findAccount, toCredential, toToken } from './find-account.ts';
import { findIdentities } from './identities.ts';
import { findPasskey, findPasskeys } from './passkeys.ts';
import { findRegistrations, isPasskeyPending } from './registrations.ts';

export const createAccountStore = (connection: Connection, models: Models, secrets: Secrets): AccountStore => ({
  findMember: async (id) => {
    const user = await models.users.findOne({ _id: id }).lean();
    return user && toMember(user);
  },

  findByEmail: async (email) => {
    const user = await models.users.findOne({ email }).lean();
    // Reads the credential even if no account exists, so that the response time does not reveal whether one does.
    const auth = await models.userAuth.findOne({ userId: user?._id ?? NOBODY }).lean();
    return user && { member: toMember(user), credential: auth && toCredential(auth) };
  },

  findRegistrations: (email, now) => findRegistrations(models, email, now),

  findPasskey: async (credentialId, now) => {
    const found = await findPasskey(models, credentialId);
    return found ?? ((await isPasskeyPending(models, credentialId, now)) ? 'pending' : null);
  },

  readSignIn: async (id, now) => {
    const [user, auth, identities, passkeys, token] = await Promise.all([
      models.users.findOne({ _id: id }).lean(),
      models.userAuth.findOne({ userId: id }).lean(),
      findIdentities(models, id),
      findPasskeys(models, id),
      models.tokens['change-email']
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
    inTransaction(connection, async () => {
      const found = await findAccount(models, key, nickname);
      const gate = 'isShown' in key ? await findGate(models, secrets, key.id) : null;
      const state = { ...found, suspendedUntil: gate?.suspendedUntil ?? null };
      const { writes, result } = decide(state);
      await applyWrites({ models, secrets }, writes, (batch) => {
        // Increments the account's revision, so that concurrent changes of the account cause a write conflict.
        if (state.member) batch.change(models.users, state.member.id, { inc: { revision: 1 } });
        if (gate) passGate(batch, models, gate);
      });
      return result;
    }),

  sweepTokens: async (now) => {
    for (const purpose of PURPOSES) await sweep(models, purpose, now);
    await models.registrations.deleteMany({ expiresAt: trusted({ $lt: now }) }, { hint: 'expires' });
  },
});

const NOBODY = '' as MemberId;

const PURPOSES: readonly MailToken['purpose'][] = ['sign-in', 'reset-password', 'change-email', 'undo-email-change'];

const sweep = ({ tokens }: Models, purpose: MailToken['purpose'], now: Timestamp) =>
  tokens[purpose].deleteMany({ expiresAt: trusted({ $lt: now }) }, { hint: 'expires' });
