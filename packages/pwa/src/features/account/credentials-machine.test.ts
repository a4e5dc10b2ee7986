import { err, type MemberId, ok, type Result } from '@twosides/domain/kernel';
import type { CurrentUserView } from '@twosides/domain/profile';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Problem } from '../../form/outcome.rule.ts';
import { type Credentials, credentialsMachine, type Welcome } from './credentials-machine.ts';

const user = { id: 'm1' as MemberId, email: 'ana@example.org' } as CurrentUserView;
const signedIn: Welcome = { kind: 'signed-in', user, needsOnboarding: false };

const answering = (outcome: Result<Welcome, Problem>) => async () => outcome;

function start(submit: (credentials: Credentials) => Promise<Result<Welcome, Problem>>, email = '') {
  const welcome = vi.fn();
  const reportUnverified = vi.fn();
  const reportFailure = vi.fn();
  const actor = createActor(
    credentialsMachine.provide({
      actors: { submitCredentials: fromPromise(({ input }) => submit(input)) },
      actions: {
        welcome: (_, params) => welcome(params),
        reportUnverified: (_, params) => reportUnverified(params),
        reportFailure: (_, params) => reportFailure(params),
      },
    }),
    { input: { email } },
  ).start();
  return { actor, welcome, reportUnverified, reportFailure };
}

function atPassword(...[submit]: Parameters<typeof start>) {
  const started = start(submit);
  started.actor.send({ type: 'email.changed', email: ' ana@example.org ' });
  started.actor.send({ type: 'email.confirmed' });
  started.actor.send({ type: 'password.changed', password: 'secret' });
  return started;
}

const never = () => new Promise<never>(() => {});

test('starts at the e-mail, with the known address', () => {
  const { actor } = start(never, 'ana@example.org');
  expect(actor.getSnapshot().value).toBe('email');
  expect(actor.getSnapshot().context.email).toBe('ana@example.org');
});

test.each(['', 'ana', 'ana@', '@example.org'])('%j is not confirmed, and it says why', (email) => {
  const { actor } = start(never);
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'email.confirmed' });
  expect(actor.getSnapshot().value).toBe('email');
  expect(actor.getSnapshot().context).toMatchObject({
    emailError: 'Please enter a valid email address',
    failures: 1,
  });
});

test('clears the address’s error while it is corrected', () => {
  const { actor } = start(never);
  actor.send({ type: 'email.confirmed' });
  actor.send({ type: 'email.changed', email: 'a' });
  expect(actor.getSnapshot().context.emailError).toBeUndefined();
});

test('Edit returns to the address and keeps the password', () => {
  const { actor } = atPassword(never);
  actor.send({ type: 'email.edited' });
  expect(actor.getSnapshot().value).toBe('email');
  actor.send({ type: 'email.confirmed' });
  expect(actor.getSnapshot().value).toBe('password');
  expect(actor.getSnapshot().context.password).toBe('secret');
});

test('does not send a password under six characters', () => {
  const submit = vi.fn(never);
  const { actor } = atPassword(submit);
  actor.send({ type: 'password.changed', password: '12345' });
  actor.send({ type: 'password.confirmed' });
  expect(actor.getSnapshot().value).toBe('password');
  expect(actor.getSnapshot().context.passwordError).toBe('Password must be at least 6 characters');
  expect(submit).not.toHaveBeenCalled();
});

test('sends the trimmed address and the untrimmed password, once', () => {
  const submit = vi.fn(never);
  const { actor } = atPassword(submit);
  actor.send({ type: 'password.changed', password: ' secret ' });
  actor.send({ type: 'password.confirmed' });
  actor.send({ type: 'password.confirmed' });
  expect(actor.getSnapshot().value).toBe('submitting');
  expect(submit.mock.calls).toEqual([[{ email: 'ana@example.org', password: ' secret ', passkey: null }]]);
});

test('sends a new passkey once', async () => {
  const passkey = { id: 'a passkey' } as unknown as Credentials['passkey'] & object;
  const submit = vi.fn(async (_: Credentials) => err({ code: null, message: null }));
  const { actor } = atPassword(submit);
  actor.send({ type: 'passkey.made', passkey });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('password'));
  actor.send({ type: 'password.confirmed' });
  expect(submit.mock.calls).toEqual([
    [{ email: 'ana@example.org', password: 'secret', passkey }],
    [{ email: 'ana@example.org', password: 'secret', passkey: null }],
  ]);
});

test('welcomes a member who used a passkey, whatever was typed before', () => {
  const { actor, welcome } = atPassword(vi.fn(never));
  actor.send({ type: 'passkey.used', welcome: signedIn });
  expect(actor.getSnapshot().value).toBe('welcomed');
  expect(welcome).toHaveBeenCalledTimes(1);
});

test.each<Welcome>([signedIn, { ...signedIn, needsOnboarding: true }, { kind: 'verification-required' }])(
  'welcomes with what the server said: $kind',
  async (answer) => {
    const { actor, welcome } = atPassword(answering(ok(answer)));
    actor.send({ type: 'password.confirmed' });
    await waitFor(actor, (state) => state.matches('welcomed'));
    expect(welcome.mock.calls).toEqual([[{ welcome: answer, email: 'ana@example.org' }]]);
  },
);

test('distinguishes an unverified address from a wrong password', async () => {
  const code = 'email-not-verified';
  const { actor, reportUnverified, reportFailure } = atPassword(
    answering(err({ code, message: ERROR_MESSAGES[code] })),
  );
  actor.send({ type: 'password.confirmed' });
  await waitFor(actor, (state) => state.matches('password'));
  expect(reportUnverified.mock.calls).toEqual([[{ email: 'ana@example.org' }]]);
  expect(reportFailure).not.toHaveBeenCalled();
});

test('shows the server’s message and loses nothing typed', async () => {
  const { actor, reportFailure } = atPassword(
    answering(err({ code: 'invalid-credentials', message: 'Invalid email or password' })),
  );
  actor.send({ type: 'password.confirmed' });
  await waitFor(actor, (state) => state.matches('password'));
  expect(reportFailure.mock.calls).toEqual([[{ code: 'invalid-credentials', message: 'Invalid email or password' }]]);
  expect(actor.getSnapshot().context).toMatchObject({ email: ' ana@example.org ', password: 'secret' });
});

test.each([
  { code: 'email-throw-away', step: 'email', field: 'emailError' },
  { code: 'password-common', step: 'password', field: 'passwordError' },
  { code: 'password-is-email', step: 'password', field: 'passwordError' },
] as const)('what the server refuses with $code is said at its field, in the $step step', async (refusal) => {
  const { code, step, field } = refusal;
  const { actor, reportFailure } = atPassword(answering(err({ code, message: ERROR_MESSAGES[code] })));
  actor.send({ type: 'password.confirmed' });
  await waitFor(actor, (state) => state.matches(step));
  expect(actor.getSnapshot().context).toMatchObject({ [field]: ERROR_MESSAGES[code], failures: 1, password: 'secret' });
  expect(reportFailure).not.toHaveBeenCalled();
});

test('an interrupted attempt can be repeated', async () => {
  const submit = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(ok(signedIn));
  const { actor, welcome, reportFailure } = atPassword(submit);
  actor.send({ type: 'password.confirmed' });
  await waitFor(actor, (state) => state.matches('password'));
  expect(reportFailure.mock.calls).toEqual([[{ code: null, message: null }]]);
  actor.send({ type: 'password.confirmed' });
  await waitFor(actor, (state) => state.matches('welcomed'));
  expect(welcome).toHaveBeenCalledOnce();
});
