import { credentialsInput } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { NewPasskeyResponse } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { checkInput, type ErrorCode } from '@twosides/domain/wire';
import { assign, fromPromise, setup } from 'xstate';
import { successOf, type Told, toldOf, UNTOLD } from '../../form/outcome.rule.ts';
import { emailProblem } from './email-problem.rule.ts';

export type Welcome =
  | { readonly kind: 'signed-in'; readonly user: CurrentUserView; readonly needsOnboarding: boolean }
  | { readonly kind: 'verification-required' };

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** A passkey created at sign-up, instead of a password. */
  readonly passkey: NewPasskeyResponse | null;
};

type Outcome = Result<Welcome, Told>;

export type CredentialsEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.confirmed' }
  | { type: 'email.edited' }
  | { type: 'password.changed'; password: string }
  | { type: 'password.confirmed' }
  | { type: 'passkey.made'; passkey: NewPasskeyResponse }
  | { type: 'passkey.used'; welcome: Welcome };

/** The field at which to show each server error. `both`: the server doesn't say whether email or password is wrong. */
const REFUSED_FIELDS: Partial<Record<ErrorCode, keyof Credentials | 'both'>> = {
  'email-throw-away': 'email',
  'password-common': 'password',
  'password-is-email': 'password',
  'invalid-credentials': 'both',
};

export const credentialsMachine = setup({
  types: {
    context: {} as Credentials & {
      readonly emailError: string | undefined;
      readonly passwordError: string | undefined;
      readonly failures: number;
    },
    events: {} as CredentialsEvent,
    input: {} as { readonly email: string },
  },
  actors: {
    submitCredentials: fromPromise<Outcome, Credentials>(() =>
      Promise.reject(new Error('submitCredentials is not provided')),
    ),
  },
  actions: {
    welcome: (_, _params: { readonly welcome: Welcome; readonly email: string }) => {},
    reportUnverified: (_, _params: { readonly email: string }) => {},
    reportFailure: (_, _params: Told) => {},
    refuseEmail: assign({
      emailError: ({ context }) => emailProblem(context),
      failures: ({ context }) => context.failures + 1,
    }),
    refusePassword: assign({
      passwordError: ({ context }) => passwordProblem(context),
      failures: ({ context }) => context.failures + 1,
    }),
  },
  guards: {
    isEmailValid: ({ context }) => emailProblem(context) === undefined,
    isPasswordValid: ({ context }) => passwordProblem(context) === undefined,
    isSuccess: (_, { outcome }: { readonly outcome: Outcome }) => outcome.ok,
    isUnverified: (_, { outcome }: { readonly outcome: Outcome }) =>
      !outcome.ok && outcome.error.code === 'email-not-verified',
    isRefused: (_, { outcome, field }: { readonly outcome: Outcome; readonly field: keyof Credentials | 'both' }) =>
      !outcome.ok && outcome.error.code !== null && REFUSED_FIELDS[outcome.error.code] === field,
  },
}).createMachine({
  id: 'credentials',
  context: ({ input }) => ({
    email: input.email,
    password: '',
    passkey: null,
    emailError: undefined,
    passwordError: undefined,
    failures: 0,
  }),
  initial: 'email',
  on: {
    'passkey.used': {
      target: '.welcomed',
      actions: {
        type: 'welcome',
        params: ({ context, event }) => ({ welcome: event.welcome, email: context.email.trim() }),
      },
    },
  },
  states: {
    email: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.email, emailError: undefined }) },
        'email.confirmed': [{ guard: 'isEmailValid', target: 'password' }, { actions: 'refuseEmail' }],
      },
    },
    password: {
      on: {
        'email.edited': { target: 'email', actions: assign({ passwordError: undefined }) },
        'password.changed': { actions: assign({ password: ({ event }) => event.password, passwordError: undefined }) },
        'passkey.made': { target: 'submitting', actions: assign({ passkey: ({ event }) => event.passkey }) },
        'password.confirmed': [
          { guard: 'isPasswordValid', target: 'submitting', actions: assign({ passwordError: undefined }) },
          { actions: 'refusePassword' },
        ],
      },
    },
    submitting: {
      // A new passkey works for one attempt only, because it answers one challenge of the server.
      exit: assign({ passkey: null }),
      invoke: {
        src: 'submitCredentials',
        input: ({ context: { email, password, passkey } }) => ({ email: email.trim(), password, passkey }),
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event }) => ({ outcome: event.output }) },
            target: 'welcomed',
            actions: {
              type: 'welcome',
              params: ({ context, event }) => ({ welcome: successOf(event.output), email: context.email.trim() }),
            },
          },
          {
            guard: { type: 'isUnverified', params: ({ event }) => ({ outcome: event.output }) },
            target: 'password',
            actions: { type: 'reportUnverified', params: ({ context }) => ({ email: context.email.trim() }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output, field: 'email' }) },
            target: 'email',
            actions: assign({
              emailError: ({ event }) => toldOf(event.output).message ?? undefined,
              failures: ({ context }) => context.failures + 1,
            }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output, field: 'password' }) },
            target: 'password',
            actions: assign({
              passwordError: ({ event }) => toldOf(event.output).message ?? undefined,
              failures: ({ context }) => context.failures + 1,
            }),
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output, field: 'both' }) },
            target: 'password',
            actions: [
              { type: 'reportFailure', params: ({ event }) => toldOf(event.output) },
              assign({
                passwordError: ({ event }) => toldOf(event.output).message ?? undefined,
                failures: ({ context }) => context.failures + 1,
              }),
            ],
          },
          {
            target: 'password',
            actions: { type: 'reportFailure', params: ({ event }) => toldOf(event.output) },
          },
        ],
        onError: { target: 'password', actions: { type: 'reportFailure', params: UNTOLD } },
      },
    },
    welcomed: { type: 'final' },
  },
});

const passwordProblem = (credentials: Credentials): string | undefined => {
  const checked = checkInput(credentialsInput, { email: credentials.email, password: credentials.password });
  return checked.ok ? undefined : checked.error.password;
};

/** Refusals are red. An unreachable server (no code) is not the user's fault, so its toast is neutral. */
export const toneOf = (code: ErrorCode | null) => (code === null ? 'neutral' : 'danger');
