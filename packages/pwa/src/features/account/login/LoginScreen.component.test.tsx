import type { CurrentUserView } from '@twosides/domain/profile';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentMemberId } from '../../../session/session.ts';
import { type Answers, answerApi, badGateway, refusal } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const email = page.getByLabelText('Email address');
const password = page.getByLabelText('Password', { exact: true });
const goOn = page.getByRole('button', { name: 'Continue', exact: true });
const signIn = page.getByRole('button', { name: 'Sign in' });

const NO_PROVIDERS: Answers = { signInProviders: () => ({ providers: [], unconfigured: [] }) };

const showLogin = async (answers: Answers) => {
  const api = answerApi({ ...NO_PROVIDERS, ...answers });
  const { address } = await show(<LoginScreen />, { path: '/login', at: '/login' });
  return { ...api, address };
};

const signOf = (title: string) => toast(title).element().querySelector('use')?.getAttribute('href');

test('login says what is wrong', async () => {
  const { answer } = await showLogin({ login: () => refusal(401, 'invalid-credentials') });
  await email.fill('not an address');
  await goOn.click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('nobody@example.org');
  await goOn.click();
  await expect.element(password).toHaveFocus();
  await password.fill('short');
  await signIn.click();
  await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await password.fill('long enough');
  await signIn.click();
  await expect.element(toast('Login failed').getByText('Invalid email or password')).toBeVisible();
  expect(signOf('Login failed')).toBe('#icon-warning');
  await expect.element(page.getByText('Please check your credentials and try again.')).not.toBeInTheDocument();
  await expect.element(password).toHaveAccessibleDescription('Invalid email or password');
  await expect.element(password).toHaveFocus();
  answer({ login: badGateway });
  await signIn.click();
  await expect.element(toast('Login failed').getByText('Please check your credentials and try again.')).toBeVisible();
  await expect.element(password).toHaveValue('long enough');
  expect(signOf('Login failed')).toBe('#icon-info');
});

test('a successful login clears the failed one’s message', async () => {
  const member = aMember();
  const { answer, address } = await showLogin({ login: () => refusal(401, 'invalid-credentials') });
  await email.fill('anna@example.org');
  await goOn.click();
  await password.fill('long enough');
  await signIn.click();
  await expect.element(toast('Login failed')).toBeVisible();
  answer({ login: () => ({ user: member, needsOnboarding: false }) });
  await signIn.click();
  await expect.poll(address).toBe('/');
  expect(toasts.getSnapshot()).toBeNull();
});

const LoginOrRegister = () => (useLocation().pathname === '/register' ? <RegisterScreen /> : <LoginScreen />);

test('shows an international address the way it was typed', async () => {
  await showLogin({});
  await email.fill('max@bücher.example');
  await goOn.click();
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByText('max@bücher.example')).toBeVisible();
});

test('takes the typed address along to the sign-up', async () => {
  answerApi(NO_PROVIDERS);
  const { address } = await show(<LoginOrRegister />, { path: '/login', at: '*' });
  await email.fill('new@example.org');
  await goOn.click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect.poll(address).toBe('/register');
  await expect.element(email).toHaveValue('new@example.org');
});

test('sends an unverified member to the verification page', async () => {
  const { address } = await showLogin({ login: () => refusal(403, 'email-not-verified') });
  await email.fill('late@example.org');
  await goOn.click();
  await password.fill('correct horse');
  await signIn.click();
  await expect.element(toast('Email not verified').getByText('Please verify your email to sign in.')).toBeVisible();
  await expect.poll(address).toBe('/verify-email');
});

test('a registration that fails says so', async () => {
  answerApi({ ...NO_PROVIDERS, register: badGateway });
  await show(<RegisterScreen />, { path: '/register', at: '/register' });
  await email.fill('new@example.org');
  await goOn.click();
  await expect.element(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await password.fill('correct horse');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(toast('Registration failed').getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(password).toHaveValue('correct horse');
  expect(signOf('Registration failed')).toBe('#icon-info');
});

type Case = readonly [
  what: string,
  Screen: () => ReactNode,
  button: string,
  answers: (late: Promise<void>, user: CurrentUserView) => Answers,
];

test.each<Case>([
  [
    'a password',
    LoginScreen,
    'Sign in',
    (late, user) => ({ login: () => late.then(() => ({ user, needsOnboarding: false })) }),
  ],
  [
    'a registration',
    RegisterScreen,
    'Sign up',
    (late, user) => ({ register: () => late.then(() => ({ requiresVerification: false, user })) }),
  ],
])(
  'who has turned to another page before the answer to %s comes is signed in there, and not led away',
  async (_, Screen, button, answers) => {
    const anna = aMember();
    const late = Promise.withResolvers<void>();
    answerApi({ ...NO_PROVIDERS, ...answers(late.promise, anna) });
    const { address } = await show(
      <>
        <Link to="/safety">Safety</Link>
        <Screen />
      </>,
      { path: '/way-in', at: '/way-in' },
    );
    await email.fill('anna@example.org');
    await goOn.click();
    await password.fill('correct horse');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: 'Safety' }).click();
    await expect.poll(address).toBe('/safety');
    late.resolve();
    await expect.poll(() => currentMemberId()).toBe(anna.id);
    expect(address()).toBe('/safety');
  },
);
