import { ALERT_KINDS, type AlertPreferences } from '@twosides/domain/model';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { NotifyAtReveal } from './NotifyAtReveal.tsx';

const ALL_OFF = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, { push: false, mail: false }])) as AlertPreferences;
const preferring = (mail: boolean): AlertPreferences => ({ ...ALL_OFF, revealed: { push: false, mail } });

const showWhereBlocked = async (mail: boolean, member = aMember()) => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  const api = answerApi({
    push: () => ({ publicKey: '', devices: [] }),
    alertPreferences: () => preferring(mail),
    changeAlertPreferences: () => preferring(true),
  });
  await show(<NotifyAtReveal />, { member });
  await expect.poll(() => api.callsOf('alertPreferences').length).toBe(1);
  return api;
};

const button = page.getByRole('button', { name: 'Email me' });

test('offers an email where the browser blocks notifications', async () => {
  const { callsOf } = await showWhereBlocked(false);
  await expect
    .element(
      page.getByText(
        'Get an email at 100 votes, and about new votes and comments on your conflicts? It won’t name them.',
      ),
    )
    .toBeVisible();
  await button.click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('We’ll email you at 100 votes, and about new votes and comments on your conflicts.');
  expect(callsOf('changeAlertPreferences').map(({ body }) => body)).toEqual([
    { revealed: { mail: true }, votes: { mail: true }, comments: { mail: true } },
  ]);
});

test.each([
  ['members who get it already', true, aMember()],
  ['members whose email is not verified', false, aMember({ emailVerified: false })],
])('offers no email to %s', async (_, mail, member) => {
  await showWhereBlocked(mail, member);
  await expect.element(button).not.toBeInTheDocument();
  await expect.poll(() => page.getByText(/^We email you about your conflicts/).elements().length).toBe(mail ? 1 : 0);
});

const showWherePushFails = async (member = aMember()) => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  vi.spyOn(Notification, 'requestPermission').mockRejectedValue(new Error('Registration failed'));
  answerApi({ push: () => ({ publicKey: '', devices: [] }), alertPreferences: () => preferring(false) });
  await show(<NotifyAtReveal />, { member });
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect.element(page.getByText(/notification service isn’t responding/)).toBeVisible();
};

test('offers an email where the push service failed', async () => {
  await showWherePushFails();
  await expect.element(button).toBeVisible();
});

test('says that the push service failed, and can be put off', async () => {
  await showWherePushFails(aMember({ emailVerified: false }));
  const offer = page.getByRole('button', { name: 'Notify me' });
  await expect.element(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(offer).not.toBeInTheDocument();
});
