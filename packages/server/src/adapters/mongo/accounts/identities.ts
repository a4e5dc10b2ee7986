import type { MemberId } from '@twosides/domain/kernel';
import type { IdentityKey, LinkedIdentity } from '@twosides/domain/model';
import type { LinkedAccountRecord } from '../models/member-records.ts';
import type { Models } from '../models/models.ts';

type Accounts = Pick<Models, 'accounts'>;

export const findIdentityOwner = async (
  { accounts }: Accounts,
  { provider, subject }: IdentityKey,
): Promise<MemberId | null> => {
  const account = await accounts.findOne({ provider, providerAccountId: subject }, { userId: 1 }).lean();
  return account?.userId ?? null;
};

export const findIdentities = async ({ accounts }: Accounts, userId: MemberId): Promise<LinkedIdentity[]> => {
  const records = await accounts.find({ userId }).sort({ createdAt: 1, provider: 1 }).lean();
  return records.map(toIdentity);
};

const toIdentity = ({ userId, provider, providerAccountId, createdAt }: LinkedAccountRecord): LinkedIdentity => ({
  memberId: userId,
  provider,
  subject: providerAccountId,
  createdAt,
});
