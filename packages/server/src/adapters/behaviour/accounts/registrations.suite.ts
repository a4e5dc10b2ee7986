import { putMember } from '@twosides/domain/accounts';
import { type PendingRegistration, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aCredential, aMember, aRegistration, memberId, NO_ACCOUNT, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, leave, readAccount } from '../steps.ts';

export const describeRegistrations = (test: StoresTest): void => {
  const OWN = aRegistration('ada');
  const IDENTITY = { provider: 'google', subject: '108' } as const;
  const STRANGERS = aRegistration('ada', {
    identity: IDENTITY,
    tokenHash: 'strangers',
    browserHash: null,
    returnTo: '/conflict/17',
  });

  describe('registrations that wait', () => {
    test('are found by their link with all others of the address, with or without account', async ({ stores }) => {
      await add(stores, OWN, STRANGERS, aRegistration('ben'));
      const state = { ...NO_ACCOUNT, registration: OWN, registrations: [STRANGERS, OWN] };
      expect(await see(stores, OWN.tokenHash)).toEqual(state);
      const member = await addMember(stores, 'ada');
      expect(await see(stores, OWN.tokenHash)).toEqual({ ...state, member, emailOwner: member });
      expect(await see(stores, 'unknown')).toMatchObject({ registration: null, registrations: [], member: null });
    });

    test('are listed by their address, newest first, while they work', async ({ stores }) => {
      await add(stores, aRegistration('ada', { expiresAt: NOW, tokenHash: 'over' }), OWN, STRANGERS);
      expect(await stores.accounts.findRegistrations('ada@example.org', NOW)).toEqual([STRANGERS, OWN]);
      expect(await stores.accounts.findRegistrations('nobody@example.org', NOW)).toEqual([]);
    });

    test('end together for an address, lose their passwords, and their links stay known', async ({ stores }) => {
      const bens = aRegistration('ben');
      await add(stores, OWN, STRANGERS, bens);
      await stores.accounts.changeAccount({ by: 'registration', tokenHash: OWN.tokenHash }, null, () => ({
        writes: [
          ...putMember(aMember('ada'), null),
          { kind: 'put-credential', credential: aCredential('ada') },
          { kind: 'end-registrations', email: OWN.email },
        ],
        result: null,
      }));
      const ended = { used: true, identity: null, passwordHash: null, browserHash: null, returnTo: null };
      expect((await see(stores, OWN.tokenHash)).registration).toEqual({ ...OWN, ...ended });
      expect((await see(stores, STRANGERS.tokenHash)).registration).toEqual({ ...STRANGERS, ...ended });
      expect(await stores.accounts.findRegistrations(OWN.email, NOW)).toEqual([]);
      expect(await stores.accounts.findRegistrations(bens.email, NOW)).toEqual([bens]);
    });

    test('make one account, of twenty that are redeemed at the same time', async ({ stores }) => {
      const rows = Array.from({ length: 4 }, (_, n) => aRegistration('ada', { tokenHash: `row ${n}` }));
      await add(stores, ...rows);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => redeem(stores, rows[n % 4] as PendingRegistration, `member ${n}`)),
      );
      expect(answers.filter((answer) => answer === 'made')).toHaveLength(1);
      expect(await stores.accounts.findRegistrations(OWN.email, NOW)).toEqual([]);
    });

    test('of a member go with the account, no matter who registered its address', async ({ stores }) => {
      await addMember(stores, 'ada', { emailVerified: false });
      const hers = aRegistration('ada', { tokenHash: 'hers', memberId: memberId('ada'), passwordHash: null });
      await add(stores, OWN, hers);
      await leave(stores, memberId('ada'));
      expect((await see(stores, OWN.tokenHash)).registration).toBeNull();
      expect((await see(stores, hers.tokenHash)).registration).toBeNull();
    });

    test('are forgotten some time after they have expired', async ({ stores }) => {
      await add(stores, OWN, aRegistration('ada', { tokenHash: 'gone', expiresAt: NOW - 1 }));
      await stores.accounts.sweepTokens(NOW);
      expect((await see(stores, 'gone')).registration).toBeNull();
      expect((await see(stores, OWN.tokenHash)).registration).toEqual(OWN);
    });
  });
};

const add = async ({ accounts }: Stores, ...rows: readonly PendingRegistration[]) => {
  for (const row of rows)
    await accounts.changeAccount({ by: 'email', email: row.email }, null, () => ({
      writes: [{ kind: 'add-registration', registration: row }],
      result: null,
    }));
};

const see = (stores: Stores, tokenHash: string) => readAccount(stores, { by: 'registration', tokenHash });

const redeem = ({ accounts }: Stores, { tokenHash, email }: PendingRegistration, id: string) =>
  accounts.changeAccount<'made' | 'there'>({ by: 'registration', tokenHash }, null, ({ member, registration }) =>
    member !== null || registration?.used !== false
      ? unchanged('there')
      : {
          writes: [...putMember(aMember(id, { email }), null), { kind: 'end-registrations', email }],
          result: 'made',
        },
  );
