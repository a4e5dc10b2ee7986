import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const email = page.getByLabelText('Email address', { exact: true });
const password = page.getByLabelText('Password', { exact: true });
const back = page.getByRole('button', { name: 'Back' });

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/register')}>
        To sign-up
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <Routes>
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const showPasswordStep = async () => {
  const api = answerApi({ register: () => ({ requiresVerification: true, user: null }) });
  const { address } = await show(<Site />, { path: '/trending' });
  await page.getByRole('button', { name: 'To sign-up' }).click();
  await email.fill('ana@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(password).toHaveFocus();
  return { ...api, address };
};

test('Back leads from the password to the address as it was typed, then out of sign-up', async () => {
  const { address } = await showPasswordStep();
  await back.click();
  await expect.element(email).toHaveValue('ana@example.org');
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Edit email address' }).click();
  await expect.element(email).toHaveValue('ana@example.org');
  await back.click();
  await expect.poll(address).toBe('/trending');
});

test('signing up leaves neither of its steps for Back', async () => {
  const { address } = await showPasswordStep();
  await password.fill('a long enough one');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.poll(address).toBe('/check-email?email=ana%40example.org');
  await back.click();
  await expect.poll(address).toBe('/trending');
});

test('a reload at the password keeps the address, but not the password', async () => {
  answerApi();
  const entry = { pathname: '/register', state: { email: 'ana@example.org', step: 'password' } };
  await show(<RegisterScreen />, { path: entry, at: '/register' });
  await expect.element(page.getByRole('heading', { name: 'Create your password' })).toBeVisible();
  await expect.element(page.getByText('ana@example.org')).toBeVisible();
  await expect.element(password).toHaveValue('');
});
