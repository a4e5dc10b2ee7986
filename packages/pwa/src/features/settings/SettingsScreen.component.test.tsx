import { ALERT_KINDS, type AlertPreferences } from '@twosides/domain/model';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentSession } from '../../session/session.ts';
import { type Answers, answerApi, held, noAnswer } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const PART = { exact: false };
const NEITHER = { push: false, mail: false };
const NOTHING_CHOSEN = {
  ...(Object.fromEntries(ALERT_KINDS.map((kind) => [kind, NEITHER])) as AlertPreferences),
  revealed: { push: true, mail: false },
};

const pushes = page.getByRole('checkbox', { name: /^Notification: / });
const mails = page.getByRole('checkbox', { name: /^Email: / });
const push = (kind: string) => page.getByRole('checkbox', { name: `Notification: ${kind}` });
const mail = (kind: string) => page.getByRole('checkbox', { name: `Email: ${kind}` });
const FOLLOWS = 'Someone follows me';
const COMMENTS = 'Someone comments on my conflict';

const savedChoices = () => {
  let saved: typeof NOTHING_CHOSEN = NOTHING_CHOSEN;
  const change: Answers['changeAlertPreferences'] = ({ body }) => {
    for (const [kind, ways] of Object.entries(body) as [keyof typeof saved, object][])
      saved = { ...saved, [kind]: { ...saved[kind], ...ways } };
    return saved;
  };
  return { saved: () => saved, change };
};

const showNotifications = async (answers: Answers = {}) => {
  answerApi({ push: () => ({ publicKey: '', devices: [] }), alertPreferences: () => NOTHING_CHOSEN, ...answers });
  await show(<NotificationsSection />, { member: aMember() });
  await expect.element(push(FOLLOWS)).toBeVisible();
};

const checked = (boxes: typeof pushes) => boxes.elements().map((box) => (box as HTMLInputElement).checked);

const drawnIn = (box: Element) => {
  const drawn: boolean[] = [];
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
  const set = (isChecked: boolean) => {
    drawn.push(isChecked);
    own?.set?.call(box, isChecked);
  };
  Object.defineProperty(box, 'checked', { ...own, set });
  return drawn;
};

test('saves the last state of each quickly changed choice', async () => {
  const { saved, change } = savedChoices();
  const gate = held(() => undefined);
  await showNotifications({
    changeAlertPreferences: async (call) => {
      await gate.answer();
      return change(call);
    },
  });
  await push(FOLLOWS).click();
  for (const _ of ['on', 'off', 'on']) await push(COMMENTS).click();
  await mail(FOLLOWS).click();
  await push(FOLLOWS).click();
  const shown = () => ({ pushes: checked(pushes), mails: checked(mails) });
  const pressed = {
    pushes: ALERT_KINDS.map((kind) => kind === 'revealed' || kind === 'comments'),
    mails: ALERT_KINDS.map((kind) => kind === 'follower'),
  };
  await expect.poll(shown).toEqual(pressed);
  const drawn = drawnIn(push(FOLLOWS).element());
  gate.letGo();
  await expect
    .poll(saved)
    .toMatchObject({ comments: { push: true, mail: false }, follower: { push: false, mail: true } });
  await expect.poll(() => currentSession().client.isMutating()).toBe(0);
  for (const _ of ['what is known by now', 'is painted']) await new Promise(requestAnimationFrame);
  expect(shown()).toEqual(pressed);
  expect(drawn).not.toContain(true);
});

test('a choice that cannot be saved reverts, and later ones stay', async () => {
  const { saved, change } = savedChoices();
  let tries = 0;
  await showNotifications({
    changeAlertPreferences: (call) => {
      tries += 1;
      return tries === 1 ? noAnswer() : change(call);
    },
  });
  await push(FOLLOWS).click();
  await push(COMMENTS).click();
  await expect.element(toast('Your choice wasn’t saved')).toBeVisible();
  await expect.poll(saved).toMatchObject({ comments: { push: true }, follower: { push: false } });
  await expect.element(push(FOLLOWS)).not.toBeChecked();
  await expect.element(push(COMMENTS)).toBeChecked();
});

test('says that a choice is saved', async () => {
  await showNotifications({ changeAlertPreferences: savedChoices().change });
  await push(FOLLOWS).click();
  await expect.element(toast('Saved')).toBeVisible();
});

test('says how to unblock notifications', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  await showNotifications();
  await expect
    .element(page.getByText('This browser is blocking notifications from TwoSides.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
});

const ANSWERS: Answers = {
  push: () => ({ publicKey: '', devices: [] }),
  alertPreferences: () => NOTHING_CHOSEN,
};

test.each([
  ['notifications', `Notification: ${FOLLOWS}`],
  ['email', 'A weekly email about my conflicts'],
])('a choice of %s shows in the moment it is made, before anything is painted', async (_, label) => {
  answerApi(ANSWERS);
  await show(<SettingsScreen />, { member: aMember() });
  const box = page.getByRole('checkbox', { name: label });
  await expect.element(box).toBeVisible();
  const input = box.element() as HTMLInputElement;
  input.click();
  // A hundred microtasks, during which no timer or animation frame runs.
  for (let turn = 0; turn < 100; turn += 1) await undefined;
  expect(input.checked).toBe(true);
});

test('says why devices and notifications are missing offline, and loads them later', async () => {
  const { answer } = answerApi({ ...ANSWERS, push: noAnswer, sessions: noAnswer });
  await show(<SettingsScreen />, { member: aMember() });
  for (const title of ['Your devices couldn’t be loaded', 'Your notifications couldn’t be loaded'])
    await expect
      .element(page.getByRole('alert').filter({ hasText: title }).getByText('We couldn’t reach TwoSides.', PART))
      .toBeVisible();
  const session = { id: 'this' as never, device: 'Chrome on Linux', isCurrent: true };
  const now = new Date().toISOString();
  answer({ ...ANSWERS, sessions: () => [{ ...session, createdAt: now, lastSeenAt: now }] });
  for (const signal of ['offline', 'online']) window.dispatchEvent(new Event(signal));
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Tell me when', { exact: true })).toBeVisible();
});

test.each([
  ['a provider that one can connect', ['google'] as const, ['Google']],
  ['both', ['google', 'apple'] as const, ['Google and Apple']],
  ['no provider', [] as const, []],
])('with %s the way around the settings names what is there, and no more', async (_, providers, links) => {
  answerApi({
    ...ANSWERS,
    signInProviders: () => ({ providers: [...providers], unconfigured: [] }),
    security: () => ({ hasPassword: true, connections: [], passkeys: [], passkeyHandle: null, pendingEmail: null }),
  });
  await show(<SettingsScreen />, { member: aMember() });
  await expect.element(page.getByText('Password', { exact: true }).first()).toBeVisible();
  const way = page.getByRole('navigation', { name: 'On this page' });
  await expect.element(way.getByRole('link', { name: 'Sign-in & security' })).toBeVisible();
  const named = way.getByRole('link', { name: /Google|Apple/ });
  await expect.poll(() => named.elements().map(({ textContent }) => textContent)).toEqual(links);
  const headings = page.getByRole('heading', { name: /Google|Apple/ });
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(links);
  const said = page.getByText(/see what you do here/);
  if (links.length === 0) await expect.element(said).not.toBeInTheDocument();
  else
    await expect
      .element(said)
      .toMatchTextContent(`, and ${links[0]} ${links[0] === 'Google' ? 'doesn’t' : 'don’t'} see what you do here.`);
});

test.each([true, false])('a change of the password disconnects Google unless unticked: %s', async (isTicked) => {
  let sent: unknown;
  answerApi({
    ...ANSWERS,
    security: () => ({
      hasPassword: true,
      connections: [{ provider: 'google', connectedAt: '2026-06-01T00:00:00.000Z' }],
      passkeys: [],
      passkeyHandle: null,
      pendingEmail: null,
    }),
    changePassword: ({ body }) => {
      sent = body;
      return { message: 'Changed.' };
    },
  });
  await show(<ChangePasswordDialog open onOpenChange={() => {}} />, { member: aMember() });
  const box = page.getByRole('checkbox', { name: 'Disconnect Google' });
  await expect.element(box).toBeChecked();
  if (!isTicked) await box.click();
  await page.getByLabelText('Current password', { exact: true }).fill('correct horse');
  await page.getByLabelText('New password', { exact: true }).fill('another horse');
  await page.getByLabelText('Confirm new password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => sent).toMatchObject({ disconnectProviders: isTicked, removePasskeys: true });
});

test('without a password, the word that confirms the deletion may have full-width letters', async () => {
  let sent: unknown;
  answerApi({
    ...ANSWERS,
    security: () => ({ hasPassword: false, connections: [], passkeys: [], passkeyHandle: null, pendingEmail: null }),
    deleteAccount: ({ body }) => {
      sent = body;
      return { message: 'Deleted.' };
    },
  });
  await show(<DeleteAccountDialog open onOpenChange={() => {}} />, { member: aMember() });
  await page.getByLabelText('Type DELETE to confirm').fill('ｄｅｌｅｔｅ');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => sent).toEqual({ conflicts: 'take-down', password: null });
});

test.each([
  ['change the email', ChangeEmailDialog],
  ['change the password', ChangePasswordDialog],
  ['delete the account', DeleteAccountDialog],
])('the form to %s names the account to password managers', async (_, Form) => {
  answerApi();
  const member = aMember();
  await show(<Form open onOpenChange={() => {}} />, { member });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const form = dialog.element().querySelector('form');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ autocomplete }) => autocomplete);
  expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(member.email);
  expect(fields.indexOf('username')).toBeLessThan(fields.indexOf('current-password'));
});
