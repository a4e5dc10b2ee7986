import { expect, test } from 'vitest';
import type { MemberId } from '../kernel/ids.ts';
import type { AlertPreferences } from '../model/alert.ts';
import { MAIL_LISTS } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import { accountsOf } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON, SECRETS, VOTER } from '../test-support/records.ts';
import { writesOf } from '../test-support/writes.ts';
import { unsubscribe, unsubscribeToken } from './alert-preferences.ts';
import type { AlertStore } from './alerts.port.ts';
import { DEFAULT_ALERT_PREFERENCES, withPreferences } from './alerts.rule.ts';

const mailsOf = (before: Member | null) => {
  const preferences = new Map<MemberId, AlertPreferences>();
  const member = () => writesOf({ writes }, 'put-member').at(-1)?.member ?? before;
  const { accounts, writes } = accountsOf((key) => ({
    member: key.by === 'id' && key.id === before?.id ? member() : null,
  }));
  const alerts: Pick<AlertStore, 'changePreferences'> = {
    changePreferences: async (id, decide) => {
      const after = decide(preferences.get(id) ?? DEFAULT_ALERT_PREFERENCES);
      preferences.set(id, after);
      return after;
    },
  };
  const needs = { accounts, alerts, secrets: SECRETS, clock: () => NOON };
  return { member, preferences, writes, unsubscribe: unsubscribe(needs) };
};

const TOKEN = unsubscribeToken(SECRETS, 'digest', AUTHOR);

test('one click unsubscribes from a list, and a second changes nothing', async () => {
  const mails = mailsOf(aMember({ emailUpdates: true }));
  for (const _ of [1, 2]) expect(await mails.unsubscribe(TOKEN)).toEqual({ ok: true, value: 'digest' });
  const member = aMember({ emailUpdates: false, updatedAt: NOON });
  expect(mails.member()).toEqual(member);
  const put = { kind: 'put-member', member };
  expect(mails.writes).toEqual([put, put]);
});

test('one click stops the mails of all alerts, and no pushes', async () => {
  const mails = mailsOf(aMember({ emailUpdates: true }));
  const both = { push: true, mail: true };
  mails.preferences.set(AUTHOR, withPreferences(DEFAULT_ALERT_PREFERENCES, { comments: both, follower: both }));
  const token = unsubscribeToken(SECRETS, 'alerts', AUTHOR);
  expect(await mails.unsubscribe(token)).toEqual({ ok: true, value: 'alerts' });
  const pushed = { push: true, mail: false };
  const chosen = { ...DEFAULT_ALERT_PREFERENCES, comments: pushed, follower: pushed };
  expect(mails.preferences.get(AUTHOR)).toEqual(chosen);
  expect(mails.member()?.emailUpdates).toBe(true);
});

test.each(MAIL_LISTS)('unsubscribing a deleted account succeeds: %s', async (list) => {
  const mails = mailsOf(null);
  expect((await mails.unsubscribe(unsubscribeToken(SECRETS, list, AUTHOR))).ok).toBe(true);
  expect(mails.member()).toBeNull();
  expect(mails.writes).toEqual([]);
});

const stamp = TOKEN.split('.').at(-1);
test.each([
  ['that is empty', ''],
  ['of another member', `digest.${VOTER}.${stamp}`],
  ['of a list that is none', `toString.${AUTHOR}.${stamp}`],
  ['without a stamp', `digest.${AUTHOR}`],
  ['with something behind', `${TOKEN}.more`],
  ['with another stamp', `digest.${AUTHOR}.AAAA`],
])('a token %s is refused', async (_, token) => {
  const mails = mailsOf(aMember({ emailUpdates: true }));
  expect(await mails.unsubscribe(token)).toEqual({ ok: false, error: 'unsubscribe-link-invalid' });
  expect(mails.member()?.emailUpdates).toBe(true);
  expect(mails.writes).toEqual([]);
});
