import type { EmailVerified, OpenedElsewhereView } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import type { ErrorCode } from '@twosides/domain/wire';
import { assign, setup } from 'xstate';
import { notProvided, type Problem, problemOf } from '../../../form/outcome.rule.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { emailProblem } from '../credentials.rule.ts';

export type VerifyEmailInput = {
  readonly token: string | null;
  readonly isVerified: boolean;
  readonly problem: string | null;
  readonly email: string;
};

export type VerifyEmailEvent =
  | { type: 'verification.retried' }
  | { type: 'email.changed'; email: string }
  | { type: 'link.requested' }
  | { type: 'password.accepted'; verification: EmailVerified };

type Verified = Result<EmailVerified | OpenedElsewhereView, Problem>;
type Resent = Result<unknown, Problem>;

type Context = VerifyEmailInput & {
  readonly emailError: string | undefined;
  readonly failures: number;
  readonly verification: EmailVerified | null;
  readonly elsewhere: OpenedElsewhereView | null;
};

/** Redeems the link by script, because mail scanners open links but run no scripts. */
export const verifyEmailMachine = setup({
  types: { context: {} as Context, events: {} as VerifyEmailEvent, input: {} as VerifyEmailInput },
  actors: {
    verifyEmail: notProvided<Verified, { readonly token: string }>('verifyEmail'),
    resendLink: notProvided<Resent, { readonly email: string }>('resendLink'),
  },
  actions: {
    /** @param _params `user`: null if no session started; `flow`: null without a sign-up flow */
    acceptSession: (_, _params: { readonly user: CurrentUserView | null; readonly flow: string | null }) => {},
    refuseEmail: assign(({ context }) => ({ emailError: emailProblem(context), failures: context.failures + 1 })),
  },
}).createMachine({
  id: 'verify-email',
  context: ({ input }) => ({ ...input, emailError: undefined, failures: 0, verification: null, elsewhere: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: ({ context }) => context.token !== null, target: 'loading' },
        { guard: ({ context }) => context.isVerified, target: 'success' },
        { target: 'error' },
      ],
    },
    loading: {
      invoke: {
        src: 'verifyEmail',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: ({ event }) => elsewhereOf(event.output) !== null,
            target: 'elsewhere',
            actions: assign({ elsewhere: ({ event }) => elsewhereOf(event.output) }),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'success',
            actions: [
              assign({ verification: ({ event }) => verificationOf(event.output) }),
              { type: 'acceptSession', params: ({ event }) => sessionOf(event.output) },
            ],
          },
          {
            target: 'error',
            actions: assign(({ context, event }) => ({
              problem: problemOf(event.output).message ?? PAGE_MESSAGES.verifyFailed,
              token: isFinal(problemOf(event.output).code) ? null : context.token,
            })),
          },
        ],
        onError: { target: 'error', actions: assign({ problem: PAGE_MESSAGES.verifyFailedRetry }) },
      },
    },
    success: { type: 'final' },
    elsewhere: {
      on: {
        'password.accepted': {
          target: 'success',
          actions: [
            assign({ verification: ({ event }) => event.verification }),
            { type: 'acceptSession', params: ({ event }) => ({ user: event.verification.user, flow: null }) },
          ],
        },
      },
    },
    error: {
      on: {
        'verification.retried': { guard: ({ context }) => context.token !== null, target: 'loading' },
        'email.changed': { actions: assign({ email: ({ event }) => event.email, emailError: undefined }) },
        'link.requested': [
          { guard: ({ context }) => emailProblem(context) === undefined, target: 'resending' },
          { actions: 'refuseEmail' },
        ],
      },
    },
    resending: {
      invoke: {
        src: 'resendLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'resent' },
          {
            target: 'error',
            actions: assign({ problem: ({ event }) => waitOf(event.output) ?? PAGE_MESSAGES.resendFailed }),
          },
        ],
        onError: { target: 'error', actions: assign({ problem: PAGE_MESSAGES.resendFailed }) },
      },
    },
    resent: {},
  },
});

const isFinal = (code: ErrorCode | null) =>
  code === 'token-invalid' || code === 'token-expired' || code === 'invalid-input';

const waitOf = (outcome: Resent) =>
  !outcome.ok && outcome.error.code === 'too-many-requests' ? outcome.error.message : null;

const verificationOf = (outcome: Verified) => (outcome.ok && outcome.value.verified ? outcome.value : null);

function sessionOf(outcome: Verified) {
  const { user = null, flow = null } = verificationOf(outcome) ?? {};
  return { user, flow };
}

const elsewhereOf = (outcome: Verified) => (outcome.ok && !outcome.value.verified ? outcome.value : null);
