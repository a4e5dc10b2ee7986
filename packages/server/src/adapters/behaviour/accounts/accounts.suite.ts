import { type AccountKey, putMember } from '@twosides/domain/accounts';
import { HOUR } from '@twosides/domain/kernel';
import { type Member, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aCredential, aMember, aToken, memberId, NO_ACCOUNT, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, readAccount, readConflict, writeAccount } from '../steps.ts';

export const describeAccounts = (test: StoresTest): void => {
  describe('accounts', () => {
    test('are stored with every field, and found by id and by address', async ({ stores }) => {
      const member = aMember('ada', FULL);
      const credential = aCredential('ada');
      await stores.accounts.changeAccount(BY_EMAIL, null, () => ({
        writes: [...putMember(member, null), { kind: 'put-credential', credential }],
        result: null,
      }));
      expect(await stores.accounts.findMember(member.id)).toEqual(member);
      expect(await stores.accounts.findByEmail(member.email)).toEqual({ member, credential });
      expect(await readAccount(stores, BY_EMAIL)).toEqual({ ...NO_ACCOUNT, member, credential, emailOwner: member });
      expect(await readAccount(stores, BY_ID)).toEqual({ ...NO_ACCOUNT, member, credential });
    });

    test('are null where there is none', async ({ stores }) => {
      expect(await stores.accounts.findMember(memberId('ada'))).toBeNull();
      expect(await stores.accounts.findByEmail('ada@example.org')).toBeNull();
      expect(await readAccount(stores, BY_EMAIL, 'Ada')).toEqual(NO_ACCOUNT);
    });

    test('are replaced as a whole, the credential on its own', async ({ stores }) => {
      const full = putMember(aMember('ada', FULL), null);
      await writeAccount(stores, 'ada', ...full, { kind: 'put-credential', credential: aCredential('ada') });
      const plain = aMember('ada', { email: 'new@example.org', emailVerified: false });
      await writeAccount(stores, 'ada', ...putMember(plain, null));
      expect(await stores.accounts.findByEmail('new@example.org')).toEqual({
        member: plain,
        credential: aCredential('ada'),
      });
      expect(await stores.accounts.findByEmail('ada@example.org')).toBeNull();

      const credential = aCredential('ada', { passwordHash: 'another', updatedAt: NOW + 1 });
      await writeAccount(stores, 'ada', { kind: 'put-credential', credential });
      expect(await readAccount(stores, BY_ID)).toMatchObject({ member: plain, credential });
      await writeAccount(stores, 'ada', { kind: 'drop-credential', memberId: plain.id });
      expect(await readAccount(stores, BY_ID)).toMatchObject({ member: plain, credential: null });
    });

    test('stay as they are when the decision changes nothing or throws', async ({ stores }) => {
      const member = await addMember(stores, 'ada');
      expect(await stores.accounts.changeAccount(BY_ID, null, () => unchanged(7))).toBe(7);
      const failing = stores.accounts.changeAccount(BY_ID, null, () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await readAccount(stores, BY_ID)).toEqual({ ...NO_ACCOUNT, member });
    });

    test('get one member for twenty concurrent registrations of an address', async ({ stores }) => {
      const registered = await Promise.all(Array.from({ length: 20 }, (_, n) => register(stores, `m${n}`)));
      const found = await stores.accounts.findByEmail('ada@example.org');
      expect(new Set(registered)).toEqual(new Set([found?.member.id]));
      const members = await Promise.all(
        Array.from({ length: 20 }, (_, n) => stores.accounts.findMember(memberId(`m${n}`))),
      );
      expect(members.filter((member) => member !== null)).toEqual([found?.member]);
    });

    test('find the owner of a requested or linked address', async ({ stores }) => {
      const [ada] = [await addMember(stores, 'ada'), await addMember(stores, 'ben')];
      const asked = (email: string) => readAccount(stores, { by: 'id', id: ada.id, email });
      expect((await asked('ben@example.org')).emailOwner?.id).toBe('ben');
      expect((await asked('ada@example.org')).emailOwner?.id).toBe('ada');
      expect((await asked('free@example.org')).emailOwner).toBeNull();
      const token = aToken('ada', { purpose: 'change-email', email: 'ben@example.org' });
      await writeAccount(stores, 'ada', { kind: 'add-token', token });
      const linked = await readAccount(stores, { by: 'token', purpose: 'change-email', tokenHash: token.tokenHash });
      expect([linked.member?.id, linked.emailOwner?.id]).toEqual(['ada', 'ben']);
    });

    test('say how their member signs in, and which new address waits for its link', async ({ stores }) => {
      expect(await stores.accounts.readSignIn(memberId('ada'), NOW)).toBeNull();
      const [ada, credential] = [await addMember(stores, 'ada'), aCredential('ada')];
      const changing = (tokenHash: string) => aToken('ada', { purpose: 'change-email', tokenHash });
      await writeAccount(
        stores,
        'ada',
        { kind: 'put-credential', credential },
        { kind: 'add-token', token: changing('first') },
      );
      await writeAccount(stores, 'ada', { kind: 'add-token', token: changing('second') });
      const found = await stores.accounts.readSignIn(ada.id, NOW);
      expect(found).toEqual({
        member: ada,
        credential,
        identities: [],
        passkeys: [],
        devices: [],
        pendingEmail: changing('second'),
      });
      expect((await stores.accounts.readSignIn(ada.id, NOW + HOUR))?.pendingEmail).toBeNull();
      await writeAccount(stores, 'ada', { kind: 'void-tokens', memberId: ada.id, purposes: ['change-email'] });
      expect((await stores.accounts.readSignIn(ada.id, NOW))?.pendingEmail).toBeNull();
    });

    test('rewrite what their conflicts show, but for the anonymous ones', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      const mine = await post(stores, { submittedBy: ada.id });
      const anonymous = await post(stores, { submittedBy: ada.id, anonymous: true });
      const other = await post(stores, { submittedBy: memberId('ben') });
      const shown = {
        userNickname: 'New',
        partnerNickname: 'Newer',
        userAvatarId: 'geometric',
        partnerAvatarId: 'man-dark-brown',
      };
      await writeAccount(stores, 'ada', { kind: 'show-author', authorId: ada.id, shown });
      expect(await readConflict(stores, mine.id)).toEqual({ ...mine, ...shown });
      expect(await readConflict(stores, anonymous.id)).toEqual(anonymous);
      expect(await readConflict(stores, other.id)).toEqual(other);
    });
  });
};

const BY_ID: AccountKey = { by: 'id', id: memberId('ada') };
const BY_EMAIL: AccountKey = { by: 'email', email: 'ada@example.org' };

const FULL: Partial<Member> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: 'https://example.org/ada.png',
  emailVerified: true,
  userNickname: 'Ada L.',
  userPronouns: 'she/her',
  userAvatarId: 'geometric',
  partnerNickname: 'William',
  partnerPronouns: 'he/him',
  partnerAvatarId: 'man-dark-brown',
  relationshipLabel: 'husband',
  emailUpdates: true,
  onboardingCompleted: true,
  bio: 'Counts.',
  updatedAt: NOW + 9,
};

const register = ({ accounts }: Stores, name: string): Promise<string> =>
  accounts.changeAccount(BY_EMAIL, null, ({ member }) =>
    member
      ? unchanged(member.id)
      : {
          writes: [
            ...putMember(aMember(name, { email: 'ada@example.org' }), null),
            { kind: 'put-credential', credential: aCredential(name) },
          ],
          result: name,
        },
  );
