import { type AccountKey, type AccountState, credentialsOf } from '@twosides/domain/accounts';
import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { IdentityKey, LinkedIdentity, MailToken, Passkey, PendingRegistration } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { trusted } from 'mongoose';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import { toMember, WITHOUT_ID } from '../kernel/records.ts';
import type { PasskeyRecord } from '../models/member-records.ts';
import type { Models } from '../models/models.ts';

export const findAccount = async (
  database: Models,
  key: AccountKey,
  nickname: string | null,
): Promise<Omit<AccountState, 'suspendedUntil'>> => {
  const { registrations: pending, tokens, userAuth, users } = database;
  const token =
    key.by === 'token' ? await tokens[key.purpose].findOne({ tokenHash: key.tokenHash }, WITHOUT_ID).lean() : null;
  const registration =
    key.by === 'registration' ? await pending.findOne({ tokenHash: key.tokenHash }, WITHOUT_ID).lean() : null;
  const email = registration?.email ?? (key.by === 'email' ? key.email : null);
  const identity = 'identity' in key ? key.identity : registration?.identity;
  const identityOwner = identity ? await findIdentityOwner(database, identity) : null;
  const user = await findUser(database, key, token?.memberId ?? (registration ? null : identityOwner), email);
  const registrations = email === null ? [] : await findRegistrations(database, email);
  const otherEmail = token?.email ?? email ?? ('email' in key ? key.email : null);
  const emailOwner = otherEmail ? await users.findOne({ email: otherEmail }).lean() : null;
  return {
    member: user && toMember(user),
    credential: user && (await userAuth.findOne({ memberId: user._id }, WITHOUT_ID).lean()),
    token,
    registration,
    registrations,
    undoToken: key.by === 'email' ? await findUndoToken(database, key.email) : null,
    nicknameOwner: nickname === null ? null : await findNicknameOwner(database, nickname, user?._id ?? null),
    emailOwner: emailOwner && toMember(emailOwner),
    identityOwner,
    identities: user ? await findIdentities(database, user._id) : [],
    passkeys: user ? await findPasskeys(database, user._id) : [],
    takenPasskeys: await findTakenPasskeys(database, credentialsOf(key, registrations)),
  };
};

const findIdentityOwner = async ({ accounts }: Models, { provider, subject }: IdentityKey) => {
  const account = await accounts.findOne({ provider, subject }, { memberId: 1 }).lean();
  return account?.memberId ?? null;
};

const findUndoToken = ({ tokens }: Models, email: string): Promise<MailToken | null> =>
  tokens['undo-email-change'].findOne({ email, used: false }, WITHOUT_ID).sort({ createdAt: -1 }).lean();

const findUser = ({ users }: Models, key: AccountKey, holder: MemberId | null, registered: string | null) => {
  const id = key.by === 'id' ? key.id : holder;
  if (id !== null) return users.findOne({ _id: id }).lean();
  const email = registered ?? ('email' in key ? key.email : null);
  return email ? users.findOne({ email }).lean() : null;
};

/** Also finds the owner of a look-alike nickname, preferably one other than `asking`. */
export const findNicknameOwner = async (
  { users }: Models,
  nickname: string,
  asking: MemberId | null,
): Promise<MemberId | null> => {
  const owners = await users
    .find({ $or: [{ nicknameKey: nicknameKey(nickname) }, { confusableKey: confusableKeyOf(nickname) }] }, { _id: 1 })
    .lean();
  return (owners.find(({ _id }) => _id !== asking) ?? owners[0])?._id ?? null;
};

export const findRegistrations = async (
  { registrations }: Models,
  email: string,
  now: Timestamp = 0,
): Promise<PendingRegistration[]> =>
  registrations
    .find({ email, used: false, expiresAt: trusted({ $gt: now }) }, WITHOUT_ID)
    .sort({ _id: -1 })
    .limit(200)
    .lean();

export const findIdentities = async ({ accounts }: Models, memberId: MemberId): Promise<LinkedIdentity[]> =>
  accounts.find({ memberId }, WITHOUT_ID).sort({ createdAt: 1, provider: 1 }).lean();

export const findPasskeys = async ({ passkeys }: Models, memberId: MemberId): Promise<Passkey[]> => {
  const records = await passkeys.find({ memberId }).lean();
  return records.toSorted((a, b) => a.madeOn - b.madeOn).map(toPasskey);
};

const findTakenPasskeys = async ({ passkeys }: Models, credentialIds: readonly string[]): Promise<string[]> => {
  if (credentialIds.length === 0) return [];
  const found = await passkeys.find({ credentialId: trusted({ $in: credentialIds }) }, { credentialId: 1 }).lean();
  return found.map(({ credentialId }) => credentialId);
};

export const toPasskey = ({ _id, ...passkey }: PasskeyRecord): Passkey => ({ id: _id, ...passkey });
