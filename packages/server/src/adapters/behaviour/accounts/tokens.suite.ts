import type { AccountKey } from '@twosides/domain/accounts';
import { type MailToken, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aCredential, aToken, memberId, NO_ACCOUNT, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, readAccount, writeAccount } from '../steps.ts';

export const describeTokens = (test: StoresTest): void => {
  describe('mailed links', () => {
    test('lead to the account, also when they have expired', async ({ stores }) => {
      const member = await addMember(stores, 'ada');
      await writeAccount(stores, member.id, { kind: 'put-credential', credential: aCredential('ada') });
      const token = await addToken(stores, aToken('ada', { expiresAt: 1, email: 'before@example.org' }));
      expect(await see(stores, token)).toEqual({ ...NO_ACCOUNT, member, credential: aCredential('ada'), token });
    });

    test('lead nowhere when unknown, or asked for as a link of another purpose', async ({ stores }) => {
      await addMember(stores, 'ada');
      const token = await addToken(stores, aToken('ada'));
      expect(await see(stores, { ...token, tokenHash: 'unknown' })).toEqual(NO_ACCOUNT);
      expect(await see(stores, { ...token, purpose: 'reset-password' })).toEqual(NO_ACCOUNT);
    });

    test.for(['sign-in', 'reset-password'] as const)(
      'are redeemed once by twenty clicks on a %s link at the same time',
      async (purpose, { stores }) => {
        await addMember(stores, 'ada');
        const token = await addToken(stores, aToken('ada', { purpose }));
        const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(stores, token)));
        expect(answers.filter((answer) => answer === 'redeemed')).toHaveLength(1);
        expect((await see(stores, token)).token?.used).toBe(true);
      },
    );

    test('stop working when voided, by member and purpose, except one added with it', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const earlier = [
        await addToken(stores, aToken('ada')),
        await addToken(stores, aToken('ada', { tokenHash: 'second' })),
      ];
      const reset = await addToken(stores, aToken('ada', { tokenHash: 'reset', purpose: 'reset-password' }));
      const bens = await addToken(stores, aToken('ben'));
      const latest = aToken('ada', { tokenHash: 'latest' });
      await writeAccount(
        stores,
        'ada',
        { kind: 'void-tokens', memberId: memberId('ada'), purposes: ['sign-in'] },
        { kind: 'add-token', token: latest },
      );
      for (const token of earlier) expect(await redeem(stores, token)).toBe('refused');
      for (const token of [reset, bens, latest]) expect(await redeem(stores, token)).toBe('redeemed');
    });

    test('from some time on stop working when they are voided since then', async ({ stores }) => {
      await addMember(stores, 'ada');
      const purpose = 'undo-email-change';
      const undo = (createdAt: number) => aToken('ada', { tokenHash: `of ${createdAt}`, purpose, createdAt });
      for (const createdAt of [NOW - 1, NOW, NOW + 1]) await addToken(stores, undo(createdAt));
      await writeAccount(stores, 'ada', {
        kind: 'void-tokens',
        memberId: memberId('ada'),
        purposes: [purpose],
        since: NOW,
      });
      const found = await Promise.all([NOW - 1, NOW, NOW + 1].map((at) => see(stores, undo(at))));
      expect(found.map(({ token }) => token?.used)).toEqual([false, true, true]);
    });

    test('that undo an address change are found by the earlier address, latest unused first', async ({ stores }) => {
      await addMember(stores, 'ada');
      const undo = (tokenHash: string, createdAt: number) =>
        aToken('ada', { tokenHash, purpose: 'undo-email-change', email: 'before@example.org', createdAt });
      const [earlier, latest] = [undo('earlier', NOW - 1), undo('latest', NOW)];
      for (const token of [earlier, latest]) await addToken(stores, token);
      const find = async (email: string) => (await readAccount(stores, { by: 'email', email })).undoToken;
      expect(await find('before@example.org')).toEqual(latest);
      expect(await find('ada@example.org')).toBeNull();
      expect(await redeem(stores, latest)).toBe('redeemed');
      expect(await find('before@example.org')).toEqual(earlier);
    });

    test('are forgotten some time after they have expired', async ({ stores }) => {
      await addMember(stores, 'ada');
      const gone = await addToken(stores, aToken('ada', { expiresAt: NOW - 1 }));
      const goneReset = await addToken(stores, aToken('ada', { expiresAt: NOW - 1, purpose: 'reset-password' }));
      const kept = await addToken(stores, aToken('ada', { expiresAt: NOW, tokenHash: 'kept' }));
      await stores.accounts.sweepTokens(NOW);
      const found = await Promise.all([gone, goneReset, kept].map((token) => see(stores, token)));
      expect(found.map(({ token }) => token)).toEqual([null, null, kept]);
    });
  });
};

const keyOf = ({ purpose, tokenHash }: MailToken): AccountKey => ({ by: 'token', purpose, tokenHash });

const addToken = async ({ accounts }: Stores, token: MailToken): Promise<MailToken> =>
  accounts.changeAccount({ by: 'id', id: token.memberId }, null, () => ({
    writes: [{ kind: 'add-token', token }],
    result: token,
  }));

const see = (stores: Stores, token: MailToken) => readAccount(stores, keyOf(token));

const redeem = ({ accounts }: Stores, token: MailToken): Promise<'redeemed' | 'refused'> =>
  accounts.changeAccount(keyOf(token), null, (state) =>
    state.token === null || state.token.used
      ? unchanged('refused')
      : { writes: [{ kind: 'use-token', token: state.token }], result: 'redeemed' },
  );
