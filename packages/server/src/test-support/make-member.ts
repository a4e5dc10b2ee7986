import { type AccountStore, newMailLink, newMember, putMember } from '@twosides/domain/accounts';
import type { Clock, MemberId, Secrets } from '@twosides/domain/kernel';
import { ids } from '../adapters/secrets/secrets.ts';

export const QUICK_WORK = {
  password: { memoryCost: 256, timeCost: 1 },
  puzzle: { rounds: 20, leastTries: 30, mostTries: 70 },
} as const;

/** The hash of `PASSWORD` in people.ts at the costs of `QUICK_WORK`. */
const HASH_OF_PASSWORD =
  '$argon2id$v=19$m=256,p=1,t=1$eAIAHs5LnnSY3WmwTrlwYw$aYE09i5uZ/8vLac7Z9TNYdrh4ZTZdGPQtjgULbcpzVA';

type Needs = { readonly accounts: AccountStore; readonly secrets: Secrets; readonly clock: Clock };

export type MadeMember = { readonly id: MemberId; readonly signInSecret: string };

export const makeMember = async ({ accounts, secrets, clock }: Needs, email: string): Promise<MadeMember> => {
  const [id, signInSecret, now] = [ids.newMemberId(), secrets.newLinkSecret(), clock()];
  const { token } = newMailLink('sign-in', { ...secrets, newLinkSecret: () => signInSecret }, now)(id, email);
  await accounts.changeAccount({ by: 'email', email }, null, ({ member }) => {
    if (member !== null) throw new Error(`${email} is a member's already`);
    return {
      writes: [
        ...putMember({ ...newMember(id, email, now), emailVerified: true }, null),
        {
          kind: 'put-credential',
          credential: { memberId: id, passwordHash: HASH_OF_PASSWORD, createdAt: now, updatedAt: now },
        },
        { kind: 'add-token', token },
      ],
      result: undefined,
    };
  });
  return { id, signInSecret };
};
