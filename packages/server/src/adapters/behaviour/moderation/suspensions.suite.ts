import { DAY } from '@twosides/domain/kernel';
import { describe, expect } from 'vitest';
import { memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, leave } from '../steps.ts';
import { lift, refusedActions, setScene, suspend } from './refused-actions.ts';

const UNTIL = NOW + DAY;
const REFUSED = { ok: false, error: 'suspended' };

export const describeSuspensions = (test: StoresTest): void => {
  describe('a suspension', () => {
    test('refuses each kind of act to every account of the mailbox and to nobody else, until it is over', async ({
      stores,
    }) => {
      const scene = await setScene(stores, ['ada', 'ada2', 'ben']);
      await suspend(stores, 'ada', UNTIL);
      for (const [name, act] of Object.entries(refusedActions(stores, scene)))
        expect({ name, outcomes: [await act('ada'), await act('ada2'), (await act('ben')).ok] }).toEqual({
          name,
          outcomes: [REFUSED, REFUSED, true],
        });
      expect(await stores.moderation.suspendedUntil(memberId('ada2'))).toBe(UNTIL);
      for (const [name, act] of Object.entries(refusedActions(stores, scene, UNTIL)))
        expect({ name, isDone: (await act('ada')).ok }).toEqual({ name, isDone: true });
    });

    test('is the longer of two, and goes with the decision that made it alone', async ({ stores }) => {
      await addMember(stores, 'ada');
      const until = () => stores.moderation.suspendedUntil(memberId('ada'));
      await suspend(stores, 'ada', NOW + 7 * DAY);
      await suspend(stores, 'ada', UNTIL);
      expect(await until()).toBe(NOW + 7 * DAY);
      await lift(stores, 'ada', UNTIL);
      expect(await until()).toBe(NOW + 7 * DAY);
      await lift(stores, 'ada', NOW + 7 * DAY);
      expect(await until()).toBeNull();
    });

    test('is deleted once it is over and another begins, or when its mailbox key is deleted', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      await suspend(stores, 'ada', UNTIL);
      await suspend(stores, 'ben', NOW + 9 * DAY, UNTIL + 1);
      expect(await stores.moderation.suspendedUntil(memberId('ada'))).toBeNull();
      await leave(stores, memberId('ben'), NOW + 2 * DAY);
      await addMember(stores, 'ben again', { email: 'ben@example.org' });
      expect(await stores.moderation.suspendedUntil(memberId('ben again'))).toBe(NOW + 9 * DAY);
      await leave(stores, memberId('ben again'), NOW + 2 * DAY);
      while (await stores.mailboxKeys.endNext(NOW + 3 * DAY, 10));
      await addMember(stores, 'ben a third time', { email: 'ben@example.org' });
      expect(await stores.moderation.suspendedUntil(memberId('ben a third time'))).toBeNull();
    });
  });
};
