import { DEFAULT_ALERT_PREFERENCES } from '@twosides/domain/alerts';
import { describe, expect } from 'vitest';
import { aJob, memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, leave } from '../steps.ts';

const ADA = memberId('ada');

export const describeAlertPreferences = (test: StoresTest): void => {
  describe('mails of alerts that wait', () => {
    test('are changed one after the other, together with the jobs they cause', async ({ stores }) => {
      await addMember(stores, 'ada');
      const add = () =>
        stores.alerts.changeMails(ADA, (before) => ({
          sealed: `${before ?? ''}x`,
          jobs: [aJob(`mail ${before?.length ?? 0}`)],
        }));
      await Promise.all(Array.from({ length: 6 }, add));
      await stores.alerts.changeMails(ADA, (before) => {
        expect(before).toBe('xxxxxx');
        return null;
      });
      const jobs = await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent');
      expect(jobs.map(({ key }) => key).sort()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `mail ${n}`));
      expect(await stores.alerts.readPreferences(ADA)).toEqual(DEFAULT_ALERT_PREFERENCES);
    });

    test('are not left of a member who is gone', async ({ stores }) => {
      await stores.alerts.changeMails(ADA, () => ({ sealed: 'x', jobs: [aJob('mail')] }));
      await addMember(stores, 'ada');
      const found: (string | null)[] = [];
      await stores.alerts.changeMails(ADA, (before) => {
        found.push(before);
        return null;
      });
      expect(found).toEqual([null]);
      expect(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent')).toEqual([]);
    });
  });

  describe('the ways by which alerts come', () => {
    test('are those that were chosen, each choice kept', async ({ stores }) => {
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
    });

    test('are not left of a member who goes in between', async ({ stores }) => {
      await addMember(stores, 'ada');
      const choose = () =>
        stores.alerts.changePreferences(ADA, (before) => ({ ...before, comments: { push: true, mail: true } }));
      const leaving = leave(stores, ADA);
      await Promise.all([choose(), leaving, choose()]);
      await choose();
      expect(await stores.alerts.readPreferences(ADA)).toEqual(DEFAULT_ALERT_PREFERENCES);
    });
  });
};
