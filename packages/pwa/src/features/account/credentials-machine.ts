import { credentialsInput } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { NewPasskeyResponse } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import type { ErrorCode } from '@twosides/domain/wire';
import { assign, setup } from 'xstate';
import { errorsIn } from '../../form/answers.rule.ts';
import { NO_PROBLEM, notProvided, type Problem, problemOf, successOf } from '../../form/outcome.rule.ts';
import { emailProblem } from './credentials.rule.ts';

export type Welcome =
  | { readonly kind: 'signed-in'; readonly user: CurrentUserView; readonly needsOnboarding: boolean }
  | { readonly kind: 'verification-required' };

export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly passkey: NewPasskeyResponse | null;
};

type Outcome = Result<Welcome, Problem>;

export type CredentialsEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.confirmed' }
  | { type: 'email.edited' }
  | { type: 'password.changed'; password: string }
  | { type: 'password.confirmed' }
  | { type: 'passkey.made'; passkey: NewPasskeyResponse }
  | { type: 'passkey.used'; welcome: Welcome };

/** `both`: the server doesn't say whether the email or the password is wrong. */
const REFUSED_FIELDS: Partial<Record<ErrorCode, keyof Credentials | 'both'>> = {
  'email-throw-away': 'email',
  'password-common': 'password',
  'password-is-email': 'password',
  'invalid-credentials': 'both',
};

export type CredentialsContext = Credentials & {
  readonly emailError: string | undefined;
  readonly passwordError: string | undefined;
  readonly failures: number;
};

type FoundErrors = { readonly emailError?: string | undefined; readonly passwordError?: string | undefined };

export const credentialsMachine = setup({
  types: {
    context: {} as CredentialsContext,
    events: {} as CredentialsEvent,
    input: {} as { readonly email: string },
  },
  actors: { submitCredentials: notProvided<Outcome, Credentials>('submitCredentials') },
  actions: {
    welcome: (_, _params: { readonly welcome: Welcome; readonly email: string }) => {},
    reportUnverified: (_, _params: { readonly email: string }) => {},
    reportFailure: (_, _params: Problem) => {},
    refuse: assign(({ context }, errors: FoundErrors) => ({ ...errors, failures: context.failures + 1 })),
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
        'email.confirmed': [
          { guard: ({ context }) => emailProblem(context) === undefined, target: 'password' },
          { actions: { type: 'refuse', params: ({ context }) => ({ emailError: emailProblem(context) }) } },
        ],
      },
    },
    password: {
      on: {
        'email.edited': { target: 'email', actions: assign({ passwordError: undefined }) },
        'password.changed': { actions: assign({ password: ({ event }) => event.password, passwordError: undefined }) },
        'passkey.made': { target: 'submitting', actions: assign({ passkey: ({ event }) => event.passkey }) },
        'password.confirmed': [
          {
            guard: ({ context }) => passwordProblem(context) === undefined,
            target: 'submitting',
            actions: assign({ passwordError: undefined }),
          },
          { actions: { type: 'refuse', params: ({ context }) => ({ passwordError: passwordProblem(context) }) } },
        ],
      },
    },
    submitting: {
      // A passkey works for one attempt only, because it answers one challenge of the server.
      exit: assign({ passkey: null }),
      invoke: {
        src: 'submitCredentials',
        input: ({ context: { email, password, passkey } }) => ({ email: email.trim(), password, passkey }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'welcomed',
            actions: {
              type: 'welcome',
              params: ({ context, event }) => ({ welcome: successOf(event.output), email: context.email.trim() }),
            },
          },
          {
            guard: ({ event }) => problemOf(event.output).code === 'email-not-verified',
            target: 'password',
            actions: { type: 'reportUnverified', params: ({ context }) => ({ email: context.email.trim() }) },
          },
          {
            guard: ({ event }) => refusedField(event.output) === 'email',
            target: 'email',
            actions: { type: 'refuse', params: ({ event }) => ({ emailError: messageOf(event.output) }) },
          },
          {
            guard: ({ event }) => refusedField(event.output) === 'password',
            target: 'password',
            actions: { type: 'refuse', params: ({ event }) => ({ passwordError: messageOf(event.output) }) },
          },
          {
            guard: ({ event }) => refusedField(event.output) === 'both',
            target: 'password',
            actions: [
              { type: 'reportFailure', params: ({ event }) => problemOf(event.output) },
              { type: 'refuse', params: ({ event }) => ({ passwordError: messageOf(event.output) }) },
            ],
          },
          {
            target: 'password',
            actions: { type: 'reportFailure', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: { target: 'password', actions: { type: 'reportFailure', params: NO_PROBLEM } },
      },
    },
    welcomed: { type: 'final' },
  },
});

const refusedField = (outcome: Outcome) => {
  const { code } = problemOf(outcome);
  return code === null ? undefined : REFUSED_FIELDS[code];
};

const messageOf = (outcome: Outcome) => problemOf(outcome).message ?? undefined;

const passwordProblem = ({ email, password }: Credentials): string | undefined =>
  errorsIn(credentialsInput, { email, password }).password;

export const toneOf = (code: ErrorCode | null) => (code === null ? 'neutral' : 'danger');
