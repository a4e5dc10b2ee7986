import { DEFAULT_ALERT_PREFERENCES } from '@twosides/domain/alerts';
import { describe, expect, it } from 'vitest';
import { memberId } from '../builders.ts';
import { type OpenStores, withStores } from '../open-stores.ts';
import { addMember, leave } from '../steps.ts';

const ADA = memberId('ada');

export const describeAlertPreferences = (openStores: OpenStores): void => {
  const opened = withStores(openStores);

  describe('the ways by which alerts come', () => {
    it(
      'are those that were chosen, each choice kept',
      opened(async (stores) => {
        await addMember(stores, 'ada');
        expect(await stores.alerts.readPreferences(ADA)).toEqual(DEFAULT_ALERT_PREFERENCES);
        const choose = (kind: 'comments' | 'follower') =>
          stores.alerts.changePreferences(ADA, (before) => ({ ...before, [kind]: { push: true, mail: true } }));
        await Promise.all([choose('comments'), choose('follower')]);
        expect(await stores.alerts.readPreferences(ADA)).toEqual({
          ...DEFAULT_ALERT_PREFERENCES,
          comments: { push: true, mail: true },
          follower: { push: true, mail: true },
        });
        expect(await stores.alerts.readPreferences(memberId('ben'))).toEqual(DEFAULT_ALERT_PREFERENCES);
      }),
    );

    it(
      'are not left of a member who goes in between',
      opened(async (stores) => {
        await addMember(stores, 'ada');
        const choose = () =>
          stores.alerts.changePreferences(ADA, (before) => ({ ...before, comments: { push: true, mail: true } }));
        const leaving = leave(stores, ADA);
        await Promise.all([choose(), leaving, choose()]);
        await choose();
        expect(await stores.alerts.readPreferences(ADA)).toEqual(DEFAULT_ALERT_PREFERENCES);
      }),
    );
  });
};
