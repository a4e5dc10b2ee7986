import type { CDPSession, Page } from '@playwright/test';
import { createMember, createNewcomer, logOut, mailedCode, postElsewhere } from './support/people.ts';
import { expect, test } from './support/test.ts';

type Device = {
  touches(isTouched: boolean): Promise<void>;
  credentials(): Promise<readonly unknown[]>;
};

const addDevice = async (page: Page, name: 'internal' | 'usb' = 'internal'): Promise<Device> => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: name,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    touches: (enabled) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => {}),
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
};

/** Turns off passkey autofill, because a virtual authenticator would sign in before any press of a button. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }));

const link = (page: Page) => page.getByRole('button', { name: 'Use a passkey', exact: true });

const answerProofExpired = (page: Page, url: string) =>
  page.route(
    url,
    (route) => route.fulfill({ status: 403, json: { code: 'sign-in-again', error: 'Please sign in again first.' } }),
    { times: 1 },
  );

const addPasskey = async (page: Page, device: Device) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog')).toContainText('Don’t add one on a device or account that you share.');
  await device.touches(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await device.touches(false);
};

test('a visitor signs up with a passkey, casts the pending vote, and confirms their identity with it', async ({
  page,
  consoleProblems,
}) => {
  const path = await postElsewhere(page, 'passkey-poster@example.org', 'Who answers the door?');
  const device = await addDevice(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }).click();
  await page.getByLabel('Email').fill('no-password@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await device.touches(true);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(/\/check-email/);
  await page.getByLabel('Code from the email').fill(await mailedCode(page, 'no-password@example.org'));
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();

  await page.goto('/settings');
  await answerProofExpired(page, '**/api/auth/email');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('new-address@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('new-address@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please open the link we sent to the new address.')).toBeVisible();
  expect(consoleProblems.every((problem) => problem.includes('/api/auth/email'))).toBe(true);
  consoleProblems.length = 0;
});

test('a removed passkey signs nobody in, and another device’s still does', async ({ page }) => {
  await withoutAutofill(page);
  await createMember(page, 'two-keys@example.org', 'TwoKeys');
  const phone = await addDevice(page);
  await addPasskey(page, phone);
  const key = await addDevice(page, 'usb');
  await addPasskey(page, key);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText(/^Added .+, not used yet$/)).toHaveCount(2);

  await test.step('one is removed', async () => {
    await section
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(section.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
    await expect.poll(() => phone.credentials()).toHaveLength(0);
    await expect.poll(() => key.credentials()).toHaveLength(1);
  });

  await test.step('the other member signs in with two taps', async () => {
    await logOut(page);
    await page.goto('/login');
    await key.touches(true);
    await link(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });
});

test('the email field offers the passkey, and one that no longer works is removed from the device', async ({
  page,
  consoleProblems,
}) => {
  await createMember(page, 'field@example.org', 'Field');
  const device = await addDevice(page);
  await addPasskey(page, device);
  await logOut(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(link(page)).toBeVisible();
  await device.touches(true);
  // What home asks for would find no session if it arrived after the sign-out.
  const homeLoaded = page.waitForResponse(/\/api\/user\/conflicts/);
  await page.reload();
  await expect(page).toHaveURL('/');
  await homeLoaded;
  await expect(page.getByRole('region', { name: 'Since your last visit' }).getByRole('listitem')).toBeVisible();

  await logOut(page);
  await page.route('**/api/auth/passkeys/sign-in', (route) =>
    route.fulfill({ status: 401, json: { code: 'passkey-unknown', error: 'This passkey no longer works here.' } }),
  );
  await page.goto('/login');
  await expect(page.getByText('This passkey no longer works here.')).toBeVisible();
  await expect.poll(() => device.credentials()).toHaveLength(0);
  expect(consoleProblems.every((problem) => problem.includes('/passkeys/sign-in'))).toBe(true);
  consoleProblems.length = 0;
});

test.describe('where something is missing', () => {
  test.use({ toleratesConsoleErrors: true });

  test('signing in without a usable passkey says why, and the email is another way', async ({ page, context }) => {
    const device = await addDevice(page);
    await page.goto('/login');
    await expect(link(page)).toBeVisible();
    await context.setOffline(true);
    await link(page).click();
    await expect(page.getByText('We couldn’t reach TwoSides.').first()).toBeVisible();
    await context.setOffline(false);

    await device.touches(true);
    await link(page).click();
    await expect(page.getByText('No passkey was used. You can continue with your email.')).toBeVisible();
    await page.getByLabel('Email').fill('nokey@example.org');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');

    const old = await context.newPage();
    await old.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await old.goto('/login');
    await expect(old.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
    await expect(link(old)).toHaveCount(0);
  });

  test('adding a passkey after more than ten minutes asks for a passkey first', async ({ page }) => {
    await createNewcomer(page, 'proof@example.org');
    const device = await addDevice(page);
    await addPasskey(page, device);
    await answerProofExpired(page, '**/api/auth/passkeys/options');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
    const proof = page.getByRole('dialog', { name: 'Please confirm that it’s you' });
    await device.touches(true);
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  });
});
