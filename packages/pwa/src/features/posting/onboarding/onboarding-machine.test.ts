import type { PostedConflict } from '@twosides/domain/conflicts';
import { err, type MemberId, type OpId, ok, type Result } from '@twosides/domain/kernel';
import type { CurrentUserView, OnboardingAnswers } from '@twosides/domain/profile';
import type { ErrorCode } from '@twosides/domain/wire';
import { expect, type Mock, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Failure } from '../../../form/outcome.rule.ts';
import type { WordsVerdict } from '../submit/submit-machine.ts';
import { draftOf, onboardingMachine } from './onboarding-machine.ts';
import type { OnboardingDraft } from './restored-draft.rule.ts';

const blank: OnboardingAnswers = {
  isReady: false,
  userNickname: '',
  userPronouns: { choice: '', custom: '' },
  partnerNickname: '',
  relationshipLabel: '',
  partnerPronouns: { choice: '', custom: '' },
  title: '',
  yourPerspective: '',
  theirPerspective: '',
  category: '',
  authorSide: null,
  isAnonymous: true,
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmOtter',
  tags: '',
};
const full: OnboardingAnswers = {
  ...blank,
  isReady: true,
  userNickname: 'Ana',
  userPronouns: { choice: 'she/her', custom: '' },
  partnerNickname: 'Ben',
  partnerPronouns: { choice: 'he/him', custom: '' },
  title: 'Who does the dishes?',
  yourPerspective: 'y'.repeat(50),
  theirPerspective: 't'.repeat(50),
  category: 'household',
};
const user = { id: 'm1' as MemberId, onboardingCompleted: true } as CurrentUserView;
const posted = { id: 7, path: '/conflict/7/who-does-the-dishes' } as PostedConflict;

const failure = (code: ErrorCode | null, fields: Failure['fields'] = {}) =>
  err({ code, status: code === null ? 502 : 400, message: null, fields });

type Attempt = { readonly answers: OnboardingAnswers; readonly opId: OpId };

type Fakes = {
  readonly draft?: OnboardingDraft | null;
  readonly verdict?: WordsVerdict;
  readonly name?: Mock<(nickname: string) => Promise<Result<CurrentUserView, Failure>>>;
  readonly save?: Mock<(answers: OnboardingAnswers) => Promise<Result<CurrentUserView, Failure>>>;
  readonly post?: Mock<(input: Attempt) => Promise<Result<PostedConflict, Failure>>>;
};

async function start({
  draft = null,
  verdict = 'post',
  name = vi.fn(async () => ok(user)),
  save = vi.fn(async () => ok(user)),
  post = vi.fn(async () => ok(posted)),
}: Fakes = {}) {
  const storeDraft = vi.fn();
  const celebrate = vi.fn();
  const reportFailure = vi.fn();
  const goOnWithoutConflict = vi.fn();
  let operations = 0;
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        readDraft: fromPromise(async () => draft),
        saveNickname: fromPromise(({ input }) => name(input)),
        checkWords: fromPromise(async () => verdict),
        saveProfile: fromPromise(({ input }) => save(input)),
        postConflict: fromPromise(({ input }) => post(input)),
      },
      actions: {
        storeDraft: ({ context }) => storeDraft(draftOf(context)),
        celebrate: (_, params) => celebrate(params),
        reportFailure: (_, params) => reportFailure(params),
        goOnWithoutConflict: (_, params) => goOnWithoutConflict(params),
      },
    }),
    {
      input: {
        answers: blank,
        newOpId: () => {
          operations += 1;
          return `op-${operations}` as OpId;
        },
      },
    },
  ).start();
  await waitFor(actor, (state) => state.matches('answering'));
  return { actor, name, save, post, storeDraft, celebrate, goOnWithoutConflict, reportFailure };
}

const atStep = (step: OnboardingDraft['step'], answers = full, opId: OpId | null = null) => ({ step, answers, opId });

test('posting later saves the profile and posts nothing', async () => {
  const unfinished = { ...full, title: 'Half a' };
  const { actor, save, post, goOnWithoutConflict } = await start({ draft: atStep('conflict', unfinished) });
  actor.send({ type: 'conflict.postponed' });
  await waitFor(actor, (state) => state.status === 'done');
  expect([save.mock.calls, post.mock.calls]).toEqual([[[unfinished]], []]);
  expect(goOnWithoutConflict).toHaveBeenCalledWith({ user, answers: unfinished });
});

test('a failed profile leads back to the last step, where it can be retried', async () => {
  const save = vi.fn(async () => failure(null) as Result<CurrentUserView, Failure>);
  const { actor, post, reportFailure } = await start({ draft: atStep('conflict'), save });
  actor.send({ type: 'conflict.postponed' });
  await waitFor(actor, (state) => state.matches('answering'));
  expect(reportFailure).toHaveBeenCalledWith({ step: 'profile', code: null, status: 502 });
  save.mockResolvedValue(ok(user));
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.status === 'done');
  expect(post).toHaveBeenCalledOnce();
});

const backAt = (step: OnboardingDraft['step']) => ({ answering: step });

test('a returned draft says so at the step that holds its words, and starting over empties that step only', async () => {
  const { actor, storeDraft } = await start({ draft: atStep('conflict', full, 'op-0' as OpId) });
  expect(actor.getSnapshot().context.restoredStep).toBe('conflict');
  actor.send({ type: 'draft.discarded' });
  const { userNickname, userPronouns, partnerNickname, partnerPronouns } = full;
  const left = { ...blank, isReady: true, userNickname, userPronouns, partnerNickname, partnerPronouns };
  expect(actor.getSnapshot().context).toMatchObject({
    step: 'conflict',
    restoredStep: null,
    answers: left,
    opId: null,
  });
  expect(storeDraft).toHaveBeenLastCalledWith(atStep('conflict', left));
});

test.each<[OnboardingDraft['step'], Partial<OnboardingAnswers>, OnboardingDraft['step'] | null]>([
  ['welcome', { isReady: true, title: 'Asked at home' }, null],
  ['you', { isReady: true }, null],
  ['you', { userNickname: 'Ana' }, 'you'],
  ['partner', { userNickname: 'Ana' }, null],
  ['partner', { partnerNickname: 'Ben' }, 'partner'],
  ['conflict', { userNickname: 'Ana', partnerNickname: 'Ben' }, null],
  ['conflict', { theirPerspective: 'They' }, 'conflict'],
])('a draft left at %s with %j shows words from last time at %s', async (step, written, restoredStep) => {
  const { actor } = await start({ draft: atStep(step, { ...blank, ...written }) });
  expect(actor.getSnapshot().context.restoredStep).toBe(restoredStep);
});

test('starts with the welcome without a draft, and needs "ready"', async () => {
  const { actor } = await start();
  expect(actor.getSnapshot().value).toEqual({ answering: 'welcome' });
  actor.send({ type: 'step.confirmed' });
  expect(actor.getSnapshot().context).toMatchObject({
    errors: { isReady: "Please confirm you're ready to get started" },
    failures: 1,
  });
  actor.send({ type: 'answers.changed', answers: { isReady: true } });
  expect(actor.getSnapshot().context.errors).toEqual({});
  actor.send({ type: 'step.confirmed' });
  expect(actor.getSnapshot().value).toEqual({ answering: 'you' });
});

test('posts dangerous words only after confirming, and discards only them', async () => {
  const kept = await start({ draft: atStep('conflict'), verdict: 'keep' });
  kept.actor.send({ type: 'step.confirmed' });
  await waitFor(kept.actor, (state) => state.matches('answering'));
  expect(kept.actor.getSnapshot().context.answers).toEqual(full);

  const discarded = await start({ draft: atStep('conflict'), verdict: 'discard' });
  discarded.actor.send({ type: 'step.confirmed' });
  await waitFor(discarded.actor, (state) => state.matches('answering'));
  const emptied = { ...full, title: '', yourPerspective: '', theirPerspective: '' };
  expect(discarded.actor.getSnapshot().context.answers).toEqual(emptied);
  expect(discarded.storeDraft).toHaveBeenLastCalledWith(atStep('conflict', emptied));
  expect([kept, discarded].flatMap(({ save, post }) => [...save.mock.calls, ...post.mock.calls])).toEqual([]);
});

test.each(['welcome', 'you', 'partner', 'conflict'] as const)('a draft leads back to the step "%s"', async (step) => {
  const { actor } = await start({ draft: atStep(step) });
  expect(actor.getSnapshot().value).toEqual({ answering: step });
  expect(actor.getSnapshot().context.answers).toEqual(full);
});

test.each([
  ['you', { userNickname: 'Please enter a nickname', userPronouns: 'Please select your pronouns' }],
  [
    'partner',
    {
      partnerNickname: "Please enter your partner's nickname",
      partnerPronouns: 'Please select their pronouns',
    },
  ],
  [
    'conflict',
    {
      title: 'Please enter a title for your conflict',
      yourPerspective: 'Please share more detail about your perspective (at least 50 characters)',
      theirPerspective: 'Please share their perspective (at least 50 characters)',
      category: 'Please select a category',
      authorSide: 'Please say which side is yours',
    },
  ],
] as const)('the step "%s" says what it lacks', async (step, errors) => {
  const { actor } = await start({ draft: atStep(step, blank) });
  actor.send({ type: 'step.confirmed' });
  expect(actor.getSnapshot().value).toEqual({ answering: step });
  expect(actor.getSnapshot().context.errors).toEqual(errors);
});

test('moves forward through four steps, and back from the second', async () => {
  const { actor, name } = await start({ draft: atStep('welcome') });
  const go = async (type: 'step.confirmed' | 'step.reversed', step: OnboardingDraft['step']) => {
    actor.send({ type });
    await waitFor(actor, (state) => state.matches({ answering: step }));
  };
  for (const step of ['you', 'partner', 'conflict'] as const) await go('step.confirmed', step);
  for (const step of ['partner', 'you', 'welcome'] as const) await go('step.reversed', step);
  expect(name.mock.calls).toEqual([['Ana']]);
});

const NICKNAME_REFUSALS = [
  ['nickname-taken', 'Nickname is already taken'],
  ['nickname-reserved', 'This nickname isn’t available'],
  ['nickname-of-partner', 'Please use a different nickname than your partner’s'],
  ['nickname-unclear', 'Please don’t mix alphabets within a word, and don’t use invisible characters'],
] as const;

test.each(NICKNAME_REFUSALS)('%s is said at the second step, before the third', async (code, message) => {
  const { actor } = await start({ draft: atStep('you'), name: vi.fn(async () => failure(code)) });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('you')));
  expect(actor.getSnapshot().context).toMatchObject({ errors: { userNickname: message }, failures: 1 });
});

test.each([
  ['the server is down', vi.fn(async () => failure(null))],
  [
    'the nickname is too short to be saved alone',
    vi.fn(async () => failure('invalid-input', { userNickname: 'Short' })),
  ],
  ['the network fails', vi.fn(() => Promise.reject(new Error('gone')))],
])('goes on to the third step if %s', async (_, name) => {
  const { actor } = await start({ draft: atStep('you'), name });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('partner')));
  expect(actor.getSnapshot().context.errors).toEqual({});
});

test('saves each answer while typing, with its step', async () => {
  const { actor, storeDraft } = await start({ draft: atStep('you', blank) });
  actor.send({ type: 'answers.changed', answers: { userNickname: 'Ana' } });
  expect(storeDraft).toHaveBeenLastCalledWith({ step: 'you', answers: { ...blank, userNickname: 'Ana' }, opId: null });
});

test('saves the profile, then posts under a new operation id, then celebrates', async () => {
  const { actor, save, post, celebrate } = await start({ draft: atStep('conflict') });
  actor.send({ type: 'step.confirmed' });
  expect(actor.getSnapshot().value).toBe('checking');
  await waitFor(actor, (state) => state.matches('posted'));
  expect(save.mock.calls).toEqual([[full]]);
  expect(post.mock.calls).toEqual([[{ answers: full, opId: 'op-1' }]]);
  expect(celebrate.mock.calls).toEqual([[{ user, conflict: posted }]]);
});

test.each(NICKNAME_REFUSALS)('%s leads back to the second step, with every answer kept', async (code, message) => {
  const { actor, reportFailure } = await start({
    draft: atStep('conflict'),
    save: vi.fn(async () => failure(code)),
  });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('you')));
  expect(actor.getSnapshot().context).toMatchObject({ errors: { userNickname: message }, answers: full, failures: 1 });
  expect(reportFailure).not.toHaveBeenCalled();
});

test("what the server says about the partner's fields leads to the third step", async () => {
  const { actor } = await start({
    draft: atStep('conflict'),
    save: vi.fn(async () => failure('invalid-input', { partnerNickname: 'Line breaks aren’t allowed here' })),
  });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('partner')));
  expect(actor.getSnapshot().context.errors).toEqual({ partnerNickname: 'Line breaks aren’t allowed here' });
});

test("what the server says about the conflict's sides stands at yours and theirs", async () => {
  const { actor } = await start({
    draft: atStep('conflict'),
    post: vi.fn(async () => failure('invalid-input', { herSide: 'Hers', hisSide: 'His' })),
  });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('conflict')));
  expect(actor.getSnapshot().context.errors).toEqual({ yourPerspective: 'Hers', theirPerspective: 'His' });
});

test('handles the server asking whose side it is', async () => {
  const { actor } = await start({
    draft: atStep('conflict'),
    post: vi.fn(async () => failure('author-side-required')),
  });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('conflict')));
  expect(actor.getSnapshot().context.errors).toEqual({ authorSide: 'Please say which side is yours' });
});

test.each(['save', 'post'] as const)('a failure to %s is reported on the last step', async (which) => {
  for (const fake of [vi.fn(async () => failure('unavailable')), vi.fn(() => Promise.reject(new Error('gone')))]) {
    const { actor, reportFailure } = await start({ draft: atStep('conflict'), [which]: fake });
    actor.send({ type: 'step.confirmed' });
    await waitFor(actor, (state) => state.matches(backAt('conflict')));
    expect(reportFailure).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.answers).toEqual(full);
  }
});

test('a retry is the same operation, even after a reload; a changed answer makes a new one', async () => {
  const post = vi.fn(async (_: Attempt) => failure(null));
  const { actor } = await start({ draft: atStep('conflict', full, 'op-earlier' as OpId), post });
  const attempt = async () => {
    actor.send({ type: 'step.confirmed' });
    await waitFor(actor, (state) => state.matches(backAt('conflict')));
  };
  await attempt();
  await attempt();
  actor.send({ type: 'answers.changed', answers: { title: 'Another title' } });
  await attempt();
  await attempt();
  const ids = post.mock.calls.map(([input]) => input.opId);
  expect(ids).toEqual(['op-earlier', 'op-earlier', 'op-1', 'op-1']);
});

test('replaces an operation id used for another request', async () => {
  const post = vi.fn().mockResolvedValueOnce(failure('operation-mismatch')).mockResolvedValueOnce(ok(posted));
  const { actor } = await start({ draft: atStep('conflict', full, 'op-spent' as OpId), post });
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches(backAt('conflict')));
  actor.send({ type: 'step.confirmed' });
  await waitFor(actor, (state) => state.matches('posted'));
  expect(post.mock.calls.map(([input]) => input.opId)).toEqual(['op-spent', 'op-1']);
});
