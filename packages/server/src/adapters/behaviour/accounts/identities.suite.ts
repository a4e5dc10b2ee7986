import { putMember } from '@twosides/domain/accounts';
import { type LinkedIdentity, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aMember, anIdentity, memberId, NO_ACCOUNT, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, readAccount, writeAccount } from '../steps.ts';

export const describeIdentities = (test: StoresTest): void => {
  describe('identities at providers', () => {
    test('lead to the member who has them, also past another member’s address', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      const ben = await addMember(stores, 'ben');
      const identity = await link(stores, anIdentity('ada'));
      expect(await readAccount(stores, { by: 'identity', identity, email: 'ben@example.org' })).toEqual({
        ...NO_ACCOUNT,
        member: ada,
        emailOwner: ben,
        identityOwner: 'ada',
        identities: [identity],
      });
    });

    test('lead to the member with the address where nobody has them, and else nowhere', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      const apple = await link(stores, anIdentity('ada', { provider: 'apple' }));
      const unknown = { provider: 'google', subject: apple.subject } as const;
      const byEmail = await readAccount(stores, { by: 'identity', identity: unknown, email: ada.email });
      expect(byEmail).toMatchObject({ member: ada, identityOwner: null, identities: [apple] });
      for (const email of [null, 'nobody@example.org'])
        expect(await readAccount(stores, { by: 'identity', identity: unknown, email })).toMatchObject({
          member: null,
          identityOwner: null,
          identities: [],
        });
    });

    test('of a member are listed oldest first, and another one finds its owner', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const later = await link(stores, anIdentity('ada', { createdAt: NOW + 1 }));
      const first = await link(stores, anIdentity('ada', { provider: 'apple' }));
      const bens = await link(stores, anIdentity('ben'));
      expect(await readAccount(stores, { by: 'id', id: memberId('ada'), identity: bens })).toMatchObject({
        identityOwner: 'ben',
        identities: [first, later],
      });
      expect(await identitiesOf(stores, 'ada')).toEqual([first, later]);
    });

    test('are dropped by provider or all at once, before a new one is added, and nobody else’s', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      await link(stores, anIdentity('ada'));
      const apple = await link(stores, anIdentity('ada', { provider: 'apple' }));
      const bens = await link(stores, anIdentity('ben'));
      await writeAccount(stores, 'ada', { kind: 'drop-identities', memberId: memberId('ada'), provider: 'google' });
      expect(await identitiesOf(stores, 'ada')).toEqual([apple]);
      const added = anIdentity('ada', { createdAt: NOW + 5 });
      await writeAccount(
        stores,
        'ada',
        { kind: 'drop-identities', memberId: memberId('ada'), provider: 'all' },
        { kind: 'add-identity', identity: added },
      );
      expect(await identitiesOf(stores, 'ada')).toEqual([added]);
      expect(await identitiesOf(stores, 'ben')).toEqual([bens]);
    });

    test('make one member of ten that come in with the same one at once', async ({ stores }) => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => comeIn(stores, `m${n}`)));
      const { member } = await readAccount(stores, { by: 'identity', identity: anIdentity('ada'), email: null });
      expect(new Set(answers)).toEqual(new Set([member?.id]));
    });

    test('belong to one of several members who connect the same one at once', async ({ stores }) => {
      const names = ['ada', 'ben', 'cleo', 'dora'];
      for (const name of names) await addMember(stores, name);
      const answers = await Promise.all(names.map((name) => connect(stores, name)));
      expect(answers.toSorted()).toEqual(['connected', 'taken', 'taken', 'taken']);
    });
  });
};

const identitiesOf = async ({ accounts }: Stores, name: string) =>
  (await accounts.readSignIn(memberId(name), NOW))?.identities;

const link = async (stores: Stores, identity: LinkedIdentity): Promise<LinkedIdentity> => {
  await writeAccount(stores, identity.memberId, { kind: 'add-identity', identity });
  return identity;
};

const comeIn = ({ accounts }: Stores, name: string): Promise<string> =>
  accounts.changeAccount(
    { by: 'identity', identity: anIdentity('ada'), email: `${name}@example.org` },
    null,
    ({ member }) =>
      member
        ? unchanged(member.id)
        : {
            writes: [
              ...putMember(aMember(name), null),
              { kind: 'add-identity', identity: { ...anIdentity('ada'), memberId: memberId(name) } },
            ],
            result: name,
          },
  );

const connect = ({ accounts }: Stores, name: string): Promise<'connected' | 'taken'> => {
  const identity = { ...anIdentity('ada'), memberId: memberId(name) };
  return accounts.changeAccount({ by: 'id', id: memberId(name), identity }, null, ({ identityOwner }) =>
    identityOwner === null ? { writes: [{ kind: 'add-identity', identity }], result: 'connected' } : unchanged('taken'),
  );
};
