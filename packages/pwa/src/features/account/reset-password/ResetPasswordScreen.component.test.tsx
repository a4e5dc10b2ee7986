import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, badGateway } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { ForgotPasswordScreen } from '../forgot-password/ForgotPasswordScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const password = page.getByLabelText(/^New password/);
const confirmation = page.getByLabelText('Confirm new password');
const reset = page.getByRole('button', { name: 'Reset password' });

const showReset = (search: string) =>
  show(<ResetPasswordScreen />, { path: `/reset-password${search}`, at: '/reset-password' });

test('asks for an address after a forgotten password, and says if no mail was sent', async () => {
  answerApi({ forgotPassword: badGateway });
  await show(<ForgotPasswordScreen />, { path: '/forgot-password', at: '/forgot-password' });
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await expect.element(page.getByText('Please enter your email address')).toBeVisible();
  const email = page.getByLabelText('Email address');
  await expect.element(email).toHaveFocus();
  await email.fill('anna@example.org');
  await send.click();
  await expect.element(page.getByText('Failed to send reset email', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();
});

test('a new password is asked for twice', async () => {
  answerApi();
  await showReset(`?token=${'a'.repeat(43)}`);
  await password.fill('short');
  await confirmation.fill('short');
  await reset.click();
  await expect.element(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill('long enough');
  await confirmation.fill('long enouhg');
  await reset.click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
});

test('says that the password could not be changed', async () => {
  answerApi({ resetPassword: badGateway });
  await showReset(`?token=${'a'.repeat(43)}`);
  await password.fill('correct horse');
  await confirmation.fill('correct horse');
  await reset.click();
  await expect.element(page.getByText('Password reset failed', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Password reset failed. Please try again.')).toBeVisible();
});

test('a reset disconnects Google and Apple unless unticked', async () => {
  const { callsOf } = answerApi({
    signInProviders: () => ({ providers: ['google', 'apple'], unconfigured: [] }),
    resetPassword: () => ({ message: 'Done' }),
  });
  await showReset(`?token=${'a'.repeat(43)}`);
  const disconnect = page.getByRole('checkbox', { name: /Disconnect Google and Apple/ });
  await expect.element(disconnect).toBeChecked();
  await disconnect.click();
  await password.fill('correct horse');
  await confirmation.fill('correct horse');
  await reset.click();
  await expect.element(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(callsOf('resetPassword')).toMatchObject([{ body: { disconnectProviders: false } }]);
});

test('the link that restores an address asks for a new password', async () => {
  answerApi({ undoEmailChange: () => ({ message: 'Done' }) });
  await showReset(`?token=${'a'.repeat(43)}&undo=email`);
  await expect.element(page.getByRole('heading', { name: 'Get your account back' })).toBeVisible();
  await password.fill('correct horse');
  await confirmation.fill('correct horse');
  await page.getByRole('button', { name: 'Get my account back' }).click();
  await expect.element(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
});

test('a link without its secret says so', async () => {
  answerApi();
  await showReset('');
  await expect.element(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
});

test('the form tells password managers the link’s account', async () => {
  answerApi();
  await showReset(`?token=${'a'.repeat(43)}#email=ada%2Bx%40example.org`);
  await expect.element(password).toBeVisible();
  const username = document.querySelector<HTMLInputElement>('form [autocomplete=username]');
  expect(username?.value).toBe('ada+x@example.org');
});
