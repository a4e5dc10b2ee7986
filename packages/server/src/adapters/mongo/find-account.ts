import type { AccountKey, AccountState, Credential, MailToken, MemberId } from '@twosides/domain';
import { nicknameKey } from '@twosides/domain';
import type { ClientSession } from 'mongoose';
import { findIdentities, findIdentityOwner } from './identities.ts';
import type { TokenRecord, UserAuthRecord } from './models/account-schemas.ts';
import type { Models } from './models/models.ts';
import { toMember } from './records.ts';

/** What a decision on an account needs to know. */
export const findAccount = async (
  models: Models,
  key: AccountKey,
  nickname: string | null,
  session: ClientSession,
): Promise<AccountState> => {
  const token = key.by === 'token' ? await findToken(models, key, session) : null;
  const identity = 'identity' in key ? key.identity : undefined;
  const identityOwner = identity ? await findIdentityOwner(models, identity, session) : null;
  const user = await findUser(models, key, token?.memberId ?? identityOwner, session);
  const auth = user && (await models.userAuth.findOne({ userId: user._id }).session(session).lean());
  return {
    member: user && toMember(user),
    credential: auth && toCredential(auth),
    token,
    nicknameOwner: nickname === null ? null : await findNicknameOwner(models, nickname, session),
    emailOwner: await findEmailOwner(models, key, token, session),
    identityOwner,
    identities: user ? await findIdentities(models, user._id, session) : [],
  };
};

export const toCredential = ({ userId, passwordHash, createdAt, updatedAt }: UserAuthRecord): Credential => ({
  memberId: userId,
  passwordHash,
  createdAt,
  updatedAt,
});

type TokenKey = Extract<AccountKey, { by: 'token' }>;

const findToken = async ({ tokens }: Models, { purpose, tokenHash }: TokenKey, session: ClientSession) => {
  const record = await tokens[purpose].findOne({ tokenHash }).session(session).lean();
  return record && toToken(purpose, record);
};

/** @param holder whom the key's token or identity belongs to */
const findUser = ({ users }: Models, key: AccountKey, holder: MemberId | null, session: ClientSession) => {
  const id = key.by === 'id' ? key.id : holder;
  if (id !== null) return users.findOne({ _id: id }).session(session).lean();
  const email = 'email' in key ? key.email : null;
  return email === null ? null : users.findOne({ email }).session(session).lean();
};

const findNicknameOwner = async (
  { users }: Models,
  nickname: string,
  session: ClientSession,
): Promise<MemberId | null> => {
  const owner = await users
    .findOne({ nicknameKey: nicknameKey(nickname) }, { _id: 1 })
    .session(session)
    .lean();
  return owner?._id ?? null;
};

const findEmailOwner = async (
  { users }: Models,
  key: AccountKey,
  token: MailToken | null,
  session: ClientSession,
): Promise<MemberId | null> => {
  const email = key.by === 'token' ? token?.email : key.email;
  if (!email) return null;
  return (await users.findOne({ email }, { _id: 1 }).session(session).lean())?._id ?? null;
};

export const toToken = (purpose: MailToken['purpose'], record: TokenRecord): MailToken => ({
  memberId: record.userId,
  purpose,
  tokenHash: record.tokenHash,
  email: record.email,
  expiresAt: record.expiresAt,
  used: record.used,
  createdAt: record.createdAt,
});
