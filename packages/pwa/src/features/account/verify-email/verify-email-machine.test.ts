import type { EmailVerified, OpenedElsewhereView } from '@twosides/domain/accounts';
import { err, type MemberId, ok, type Result } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Problem } from '../../../form/outcome.rule.ts';
import { type VerifyEmailInput, verifyEmailMachine } from './verify-email-machine.ts';

const FLOW = '0190a000-0000-7000-8000-00000000000f';
const user = { id: 'm1' as MemberId } as CurrentUserView;
const verification: EmailVerified = {
  verified: true,
  alreadyVerified: false,
  signedIn: false,
  user: null,
  needsOnboarding: true,
  returnTo: null,
  flow: FLOW,
};
const elsewhere: OpenedElsewhereView = { verified: false, code: '123456', email: 'an***@example.org' };
const plain: VerifyEmailInput = { token: null, isVerified: false, problem: null, email: '' };

type Fakes = {
  readonly verify?: (token: string) => Promise<Result<EmailVerified | OpenedElsewhereView, Problem>>;
  readonly resend?: (email: string) => Promise<Result<unknown, Problem>>;
};

function start(input: VerifyEmailInput, { verify, resend }: Fakes = {}) {
  const acceptSession = vi.fn();
  const never = () => new Promise<never>(() => {});
  const actor = createActor(
    verifyEmailMachine.provide({
      actors: {
        verifyEmail: fromPromise(({ input: { token } }) => (verify ?? never)(token)),
        resendLink: fromPromise(({ input: { email } }) => (resend ?? never)(email)),
      },
      actions: { acceptSession: (_, params) => acceptSession(params) },
    }),
    { input },
  ).start();
  return { actor, acceptSession };
}

const withToken = { ...plain, token: 'secret' };

test('redeems the token that it came with', () => {
  const verify = vi.fn(() => new Promise<never>(() => {}));
  const { actor } = start(withToken, { verify });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(verify.mock.calls).toEqual([['secret']]);
});

test('says so at once when it came with verified=true', () => {
  expect(start({ ...plain, isVerified: true }).actor.getSnapshot().value).toBe('success');
});

test('offers a new link to somebody without one, and names no problem where there is none', () => {
  const { actor } = start(plain);
  expect(actor.getSnapshot().value).toBe('error');
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('elsewhere than in the browser that registered, nothing is redeemed until a password is chosen there', async () => {
  const { actor, acceptSession } = start(withToken, {
    verify: async () => ok(elsewhere),
  });
  await waitFor(actor, (state) => state.matches('elsewhere'));
  expect(actor.getSnapshot().context).toMatchObject({ elsewhere, verification: null });
  expect(acceptSession).not.toHaveBeenCalled();
  actor.send({ type: 'password.accepted', verification: { ...verification, signedIn: true, user } });
  await waitFor(actor, (state) => state.matches('success'));
  expect(acceptSession.mock.calls).toEqual([[{ user, flow: null }]]);
});

test('an address that was verified before signs nobody in', async () => {
  const { actor, acceptSession } = start(withToken, { verify: async () => ok(verification) });
  await waitFor(actor, (state) => state.matches('success'));
  expect(actor.getSnapshot().context.verification).toEqual(verification);
  expect(acceptSession.mock.calls).toEqual([[{ user: null, flow: FLOW }]]);
});

test('in the browser that registered, the member is signed in by the one answer', async () => {
  const { actor, acceptSession } = start(withToken, {
    verify: async () => ok({ ...verification, signedIn: true, user }),
  });
  await waitFor(actor, (state) => state.matches('success'));
  expect(acceptSession.mock.calls).toEqual([[{ user, flow: FLOW }]]);
});

test.each(['token-invalid', 'token-expired', 'invalid-input'] as const)(
  'a link that is %s says so, and is not tried again',
  async (code) => {
    const { actor } = start(withToken, { verify: async () => err({ code, message: 'This link …' }) });
    await waitFor(actor, (state) => state.matches('error'));
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'This link …', token: null });
  },
);

test('a server that cannot answer now may be asked again', async () => {
  const { actor } = start(withToken, { verify: async () => err({ code: 'unavailable', message: null }) });
  await waitFor(actor, (state) => state.matches('error'));
  expect(actor.getSnapshot().context).toMatchObject({ problem: 'Email verification failed', token: 'secret' });
});

test('a broken attempt can be tried again with the same link', async () => {
  const verify = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(ok(verification));
  const { actor } = start(withToken, { verify });
  await waitFor(actor, (state) => state.matches('error'));
  expect(actor.getSnapshot().context.problem).toBe('Email verification failed. Please try again.');
  actor.send({ type: 'verification.retried' });
  await waitFor(actor, (state) => state.matches('success'));
});

test('without a token there is nothing to try again', () => {
  const { actor } = start(plain);
  actor.send({ type: 'verification.retried' });
  expect(actor.getSnapshot().value).toBe('error');
});

test('a new link needs an address', () => {
  const { actor } = start(plain);
  actor.send({ type: 'link.requested' });
  expect(actor.getSnapshot().value).toBe('error');
  expect(actor.getSnapshot().context).toMatchObject({
    emailError: 'Please enter a valid email address',
    failures: 1,
  });
  actor.send({ type: 'email.changed', email: 'ana@example.org' });
  expect(actor.getSnapshot().context.emailError).toBeUndefined();
});

test('a new link is sent to the address, and the page says so', async () => {
  const resend = vi.fn(async () => ok(null));
  const { actor } = start({ ...plain, email: ' ana@example.org ' }, { resend });
  actor.send({ type: 'link.requested' });
  expect(actor.getSnapshot().value).toBe('resending');
  await waitFor(actor, (state) => state.matches('resent'));
  expect(resend.mock.calls).toEqual([['ana@example.org']]);
});

test.each([async () => err({ code: null, message: 'Too many' }), () => Promise.reject(new Error('gone'))])(
  'a link that cannot be sent leads back to the form, with the address kept',
  async (resend) => {
    const { actor } = start({ ...plain, email: 'ana@example.org' }, { resend });
    actor.send({ type: 'link.requested' });
    await waitFor(actor, (state) => state.matches('error'));
    expect(actor.getSnapshot().context).toMatchObject({
      problem: 'Failed to resend verification email',
      email: 'ana@example.org',
    });
  },
);

test('anyone who has asked for too many links is told when the next can be sent', async () => {
  const message = 'You’re going a little too fast. You can try again in 12 minutes.';
  const resend = async () => err({ code: 'too-many-requests' as const, message });
  const { actor } = start({ ...plain, email: 'ana@example.org' }, { resend });
  actor.send({ type: 'link.requested' });
  await waitFor(actor, (state) => state.matches('error'));
  expect(actor.getSnapshot().context.problem).toBe(message);
});
