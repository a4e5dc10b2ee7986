import { type AccountStore, newMailLink, newMember, putMember } from '@twosides/domain/accounts';
import type { Clock, MemberId, Secrets } from '@twosides/domain/kernel';
import { ids } from '../adapters/secrets/secrets.ts';

/** As the hasher makes it, once and for all: every other time it would cost a processor a tenth of a second. */
const HASH_OF_PASSWORD =
  '$argon2id$v=19$m=19456,p=1,t=2$uyrONj2w3OlJhAb4yc4vAQ$4bGBIIe/ySYIAp4ZJh7nUOMSedCvInHogqMbQiS12gg';

type Needs = { readonly accounts: AccountStore; readonly secrets: Secrets; readonly clock: Clock };

/** Who was made, and the secret of a link that signs them in, of which no mail tells. */
export type MadeMember = { readonly id: MemberId; readonly signInSecret: string };

/** Puts a member with a verified address and the password of all tests into the store, where no such address is yet. */
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
