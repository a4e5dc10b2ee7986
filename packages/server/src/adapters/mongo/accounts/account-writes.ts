import { trusted } from 'mongoose';
import { namesOf } from '../../hidden-author.ts';
import { toUserFields } from '../kernel/records.ts';
import type { BatchHandlers, LaterHandlers } from '../kernel/write-batch.ts';
import { claimMailboxKey, endClaims } from '../mailbox-keys/claim-mailbox-key.ts';
import { findOwnItems } from '../moderation/rulings.ts';

export const accountWrites = {
  'put-member': (batch, { member }, database) => {
    const fields = toUserFields(member);
    batch.change(database.users, member.id, {
      set: { ...fields, uncounted: true },
      inc: { revision: 1 },
      unset: fields.nicknameKey === undefined ? ['nicknameKey', 'confusableKey'] : [],
      orInsert: {},
    });
  },
  'put-credential': (batch, { credential: { memberId, ...credential } }, database) =>
    batch.upsert(database.userAuth, { memberId }, { set: credential }),
  'drop-credential': (batch, { memberId }, database) => batch.deleteMany(database.userAuth, { memberId }),
  'add-identity': (batch, { identity }, database) => batch.insert(database.accounts, identity),
  'drop-identities': (batch, { memberId, provider }, database) =>
    batch.deleteMany(database.accounts, { memberId, ...(provider !== 'all' && { provider }) }),
  'add-token': (batch, { token }, database) => batch.insert(database.tokens[token.purpose], token),
  'use-token': (batch, { token: { purpose, tokenHash } }, database) =>
    batch.updateMany(database.tokens[purpose], { tokenHash }, { set: { used: true } }),
  'void-tokens': (batch, { memberId, purposes, since = 0 }, database) => {
    const unused = { memberId, used: false, createdAt: trusted({ $gte: since }) };
    for (const purpose of purposes) batch.updateMany(database.tokens[purpose], unused, { set: { used: true } });
  },
  'add-registration': (batch, { registration }, database) => batch.insert(database.registrations, registration),
  'end-registrations': (batch, { email }, database) => {
    const forgotten = {
      used: true,
      identity: null,
      passwordHash: null,
      passkey: null,
      browserHash: null,
      returnTo: null,
    };
    batch.updateMany(database.registrations, { email }, { set: forgotten });
  },
  'add-passkey': (batch, { passkey: { id, ...passkey } }, database) =>
    batch.insert(database.passkeys, { _id: id, ...passkey }),
  'use-passkey': (batch, { passkey: { id, counter, isSynced, lastUsedOn } }, database) =>
    batch.updateMany(database.passkeys, { _id: id }, { set: { counter, isSynced, lastUsedOn } }),
  'drop-passkeys': (batch, { memberId, id }, database) =>
    batch.deleteMany(database.passkeys, { memberId, ...(id !== 'all' && { _id: id }) }),
  // The new session epoch also invalidates sign-ins that are verified but have no session yet.
  'end-sessions': (batch, { memberId }, database) => {
    batch.change(database.users, memberId, { inc: { sessionEpoch: 1 } });
    batch.deleteMany(database.sessions, { 'member.id': memberId });
    batch.deleteMany(database.pushSubscriptions, { memberId });
  },
} satisfies Partial<BatchHandlers>;

export const accountsLater = {
  'end-passkey-sessions': async ({ sessions, pushSubscriptions }, { memberId, passkeyId }) => {
    const started = { 'member.id': memberId, 'member.session.passkeyId': passkeyId };
    const ended = await sessions.find(started).lean();
    const sessionIds = ended.flatMap(({ member }) => (member ? [member.session.id] : []));
    await sessions.deleteMany(started);
    await pushSubscriptions.deleteMany({ memberId, sessionId: trusted({ $in: sessionIds }) });
  },
  'claim-mailbox-key': (database, { memberId, email }) => claimMailboxKey(database, { id: memberId, email }),
  'delete-member': async (database, { member: { id, email }, claimsEndAt }) => {
    const { aboutOwnItems } = await findOwnItems(database, id);
    await database.appeals.updateMany({ side: 'author', ...aboutOwnItems }, { $set: { words: '' } });
    await database.sessions.deleteMany({ 'member.id': id });
    await database.userAuth.deleteMany({ memberId: id });
    await database.accounts.deleteMany({ memberId: id });
    await database.passkeys.deleteMany({ memberId: id });
    for (const tokens of Object.values(database.tokens)) await tokens.deleteMany({ memberId: id });
    await database.registrations.deleteMany({ email });
    await database.alerts.deleteMany({ recipient: trusted({ $in: [...namesOf(database.secrets, id)] }) });
    await database.alertPreferences.deleteMany({ memberId: id });
    await database.pushSubscriptions.deleteMany({ memberId: id });
    await database.moderators.deleteMany({ _id: id });
    const user = await database.users.findOneAndDelete({ _id: id }).lean();
    if (user?.isCounted) await database.counters.updateOne({ _id: 'members' }, { $inc: { value: -1 } });
    if (user?.mailboxKey) await endClaims(database, user.mailboxKey, claimsEndAt);
  },
} satisfies Partial<LaterHandlers>;
