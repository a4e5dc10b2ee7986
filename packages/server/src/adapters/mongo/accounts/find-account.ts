import { type AccountKey, type AccountState, credentialsOf } from '@twosides/domain/accounts';
import type { MemberId } from '@twosides/domain/kernel';
import type { Credential, MailToken, Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import { toMember } from '../kernel/records.ts';
import type { TokenRecord, UserAuthRecord } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { findIdentities, findIdentityOwner } from './identities.ts';
import { findPasskeys, findTakenPasskeys } from './passkeys.ts';
import { findRegistration, findRegistrations } from './registrations.ts';

export const findAccount = async (
  database: SiteDatabase,
  key: AccountKey,
  nickname: string | null,
): Promise<Omit<AccountState, 'suspendedUntil'>> => {
  const token = key.by === 'token' ? await findToken(database, key) : null;
  const registration = key.by === 'registration' ? await findRegistration(database, key.tokenHash) : null;
  const email = registration?.email ?? (key.by === 'email' ? key.email : null);
  const identity = 'identity' in key ? key.identity : registration?.identity;
  const identityOwner = identity ? await findIdentityOwner(database, identity) : null;
  const user = await findUser(database, key, token?.memberId ?? (registration ? null : identityOwner), email);
  const auth = user && (await database.userAuth.findOne({ userId: user._id }).lean());
  const registrations = email === null ? [] : await findRegistrations(database, email);
  return {
    member: user && toMember(user),
    credential: auth && toCredential(auth),
    token,
    registration,
    registrations,
    undoToken: key.by === 'email' ? await findUndoToken(database, key.email) : null,
    nicknameOwner: nickname === null ? null : await findNicknameOwner(database, nickname, user?._id ?? null),
    emailOwner: await findEmailOwner(database, token?.email ?? email ?? ('email' in key ? key.email : null)),
    identityOwner,
    identities: user ? await findIdentities(database, user._id) : [],
    passkeys: user ? await findPasskeys(database, user._id) : [],
    takenPasskeys: await findTakenPasskeys(database, credentialsOf(key, registrations)),
  };
};

export const toCredential = ({ userId, passwordHash, createdAt, updatedAt }: UserAuthRecord): Credential => ({
  memberId: userId,
  passwordHash,
  createdAt,
  updatedAt,
});

type TokenKey = Extract<AccountKey, { by: 'token' }>;

const findToken = async ({ tokens }: Models, { purpose, tokenHash }: TokenKey) => {
  const record = await tokens[purpose].findOne({ tokenHash }).lean();
  return record && toToken(purpose, record);
};

const findUndoToken = async ({ tokens }: Models, email: string) => {
  const record = await tokens['undo-email-change'].findOne({ email, used: false }).sort({ createdAt: -1 }).lean();
  return record && toToken('undo-email-change', record);
};

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

const findEmailOwner = async ({ users }: Models, email: string | null | undefined): Promise<Member | null> => {
  const user = email ? await users.findOne({ email }).lean() : null;
  return user && toMember(user);
};

export const toToken = (purpose: MailToken['purpose'], record: TokenRecord): MailToken => ({
  memberId: record.userId,
  purpose,
  tokenHash: record.tokenHash,
  email: record.email,
  expiresAt: record.expiresAt,
  used: record.used,
  createdAt: record.createdAt,
  returnTo: record.returnTo,
});
