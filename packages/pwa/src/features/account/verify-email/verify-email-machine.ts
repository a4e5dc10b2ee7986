import type { EmailVerified, OpenedElsewhereView } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import type { ErrorCode } from '@twosides/domain/wire';
import { assign, fromPromise, setup } from 'xstate';
import { type Told, toldOf } from '../../../form/outcome.rule.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { emailProblem } from '../email-problem.rule.ts';

export type VerifyEmailInput = {
  readonly token: string | null;
  readonly isVerified: boolean;
  /** The message for the URL's `error` parameter; null if the URL has none. */
  readonly problem: string | null;
  readonly email: string;
};

export type VerifyEmailEvent =
  | { type: 'verification.retried' }
  | { type: 'email.changed'; email: string }
  | { type: 'link.requested' }
  | { type: 'password.accepted'; verification: EmailVerified };

type Verified = Result<EmailVerified | OpenedElsewhereView, Told>;
type Resent = Result<unknown, Told>;

type Context = VerifyEmailInput & {
  readonly emailError: string | undefined;
  readonly failures: number;
  /** The server's answer. Null if it has not answered and the URL alone says that the address is verified. */
  readonly verification: EmailVerified | null;
  /** Set in a browser other than the one used to register. */
  readonly elsewhere: OpenedElsewhereView | null;
};

/** Redeems the link by script, because mail scanners open links but run no scripts. */
export const verifyEmailMachine = setup({
  types: { context: {} as Context, events: {} as VerifyEmailEvent, input: {} as VerifyEmailInput },
  actors: {
    verifyEmail: fromPromise<Verified, { readonly token: string }>(() =>
      Promise.reject(new Error('verifyEmail is not provided')),
    ),
    resendLink: fromPromise<Resent, { readonly email: string }>(() =>
      Promise.reject(new Error('resendLink is not provided')),
    ),
  },
  actions: {
    /** @param _params `user`: null if no session started; `flow`: null without a sign-up flow */
    acceptSession: (_, _params: { readonly user: CurrentUserView | null; readonly flow: string | null }) => {},
    takeVerification: assign((_, { verification }: { readonly verification: EmailVerified | null }) => ({
      verification,
    })),
    refuseEmail: assign(({ context }) => ({ emailError: emailProblem(context), failures: context.failures + 1 })),
    showProblem: assign((_, { problem }: { readonly problem: string }) => ({ problem })),
    /** Prevents retries, because the token of a broken link can't succeed. */
    dropToken: assign({ token: null }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isVerified: ({ context }) => context.isVerified,
    isEmailValid: ({ context }) => emailProblem(context) === undefined,
    isDone: (_, { outcome }: { readonly outcome: Verified | Resent }) => outcome.ok,
    isLinkBroken: (_, { outcome }: { readonly outcome: Verified }) => !outcome.ok && isFinal(outcome.error.code),
    isElsewhere: (_, { outcome }: { readonly outcome: Verified }) => outcome.ok && !outcome.value.verified,
  },
}).createMachine({
  id: 'verify-email',
  context: ({ input }) => ({ ...input, emailError: undefined, failures: 0, verification: null, elsewhere: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasToken', target: 'loading' },
        { guard: 'isVerified', target: 'success' },
        { target: 'error' },
      ],
    },
    loading: {
      invoke: {
        src: 'verifyEmail',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => ({ outcome: event.output }) },
            target: 'elsewhere',
            actions: assign({ elsewhere: ({ event }) => elsewhereOf(event.output) }),
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'success',
            actions: [
              { type: 'takeVerification', params: ({ event }) => ({ verification: verificationOf(event.output) }) },
              { type: 'acceptSession', params: ({ event }) => sessionOf(event.output) },
            ],
          },
          {
            guard: { type: 'isLinkBroken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'error',
            actions: [
              'dropToken',
              {
                type: 'showProblem',
                params: ({ event }) => ({ problem: toldOf(event.output).message ?? PAGE_MESSAGES.verifyFailed }),
              },
            ],
          },
          {
            target: 'error',
            actions: {
              type: 'showProblem',
              params: ({ event }) => ({ problem: toldOf(event.output).message ?? PAGE_MESSAGES.verifyFailed }),
            },
          },
        ],
        onError: {
          target: 'error',
          actions: { type: 'showProblem', params: { problem: PAGE_MESSAGES.verifyFailedRetry } },
        },
      },
    },
    success: { type: 'final' },
    /** The link was opened in a browser other than the one used to register. */
    elsewhere: {
      on: {
        'password.accepted': {
          target: 'success',
          actions: [
            { type: 'takeVerification', params: ({ event }) => ({ verification: event.verification }) },
            { type: 'acceptSession', params: ({ event }) => ({ user: event.verification.user, flow: null }) },
          ],
        },
      },
    },
    /** Also the state of a page opened without a link. */
    error: {
      on: {
        'verification.retried': { guard: 'hasToken', target: 'loading' },
        'email.changed': { actions: assign({ email: ({ event }) => event.email, emailError: undefined }) },
        'link.requested': [{ guard: 'isEmailValid', target: 'resending' }, { actions: 'refuseEmail' }],
      },
    },
    resending: {
      invoke: {
        src: 'resendLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ outcome: event.output }) }, target: 'resent' },
          {
            target: 'error',
            actions: {
              type: 'showProblem',
              params: ({ event }) => ({ problem: waitOf(event.output) ?? PAGE_MESSAGES.resendFailed }),
            },
          },
        ],
        onError: { target: 'error', actions: { type: 'showProblem', params: { problem: PAGE_MESSAGES.resendFailed } } },
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
