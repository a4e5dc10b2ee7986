import { DEFAULT_SIDE_LABELS, type PostedConflict } from '@twosides/domain/conflicts';
import { err, type OpId, ok, type Result } from '@twosides/domain/kernel';
import type { ConflictAnswers } from '@twosides/domain/model';
import { type ErrorCode, SIDE_MAX } from '@twosides/domain/wire';
import { expect, type Mock, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Failure } from '../../../form/outcome.rule.ts';
import { type ConflictDraft, submitMachine, type WordsVerdict } from './submit-machine.ts';

const blank: ConflictAnswers = {
  title: '',
  category: '',
  herSide: '',
  hisSide: '',
  authorSide: null,
  isAnonymous: false,
  avatarId: 'emoji-0-0',
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmOtter',
  tags: '',
};
const full: ConflictAnswers = {
  ...blank,
  title: 'Who does the dishes?',
  category: 'household',
  herSide: 'h'.repeat(20),
  hisSide: 's'.repeat(20),
  authorSide: 'her',
};
const posted = { id: 7, path: '/conflict/7/who-does-the-dishes' } as PostedConflict;
const submitted = { type: 'form.submitted', labels: DEFAULT_SIDE_LABELS } as const;

const failure = (code: ErrorCode, fields: Failure['fields'] = {}, message: string | null = null) =>
  err({ code, status: 400, message, fields });
const unreached = err({ code: null, status: null, message: 'No network', fields: {} });

type Attempt = { readonly answers: ConflictAnswers; readonly opId: OpId };

type Fakes = {
  readonly draft?: ConflictDraft | null;
  readonly isAnonymous?: boolean;
  readonly question?: { readonly title: string | null; readonly account: string | null } | null;
  readonly verdict?: WordsVerdict;
  readonly keep?: Mock<(input: Attempt) => Promise<void>>;
  readonly post?: Mock<(input: Attempt) => Promise<Result<PostedConflict, Failure>>>;
};

async function start({
  draft = null,
  isAnonymous = false,
  question = null,
  verdict = 'post',
  keep = vi.fn(async () => undefined),
  post = vi.fn(async () => ok(posted)),
}: Fakes = {}) {
  const spies = {
    storeDraft: vi.fn(),
    deleteDraft: vi.fn(),
    celebrate: vi.fn(),
    leaveKept: vi.fn(),
    reportFailure: vi.fn(),
  };
  let operations = 0;
  const actor = createActor(
    submitMachine.provide({
      actors: {
        readDraft: fromPromise(async () => ({ draft, isAnonymous, question })),
        checkWords: fromPromise(async () => verdict),
        postConflict: fromPromise(({ input }) => post(input)),
        keepForLater: fromPromise(({ input }) => keep(input)),
      },
      actions: {
        storeDraft: ({ context: { answers, opId } }) => spies.storeDraft({ answers, opId }),
        deleteDraft: () => spies.deleteDraft(),
        celebrate: (_, params) => spies.celebrate(params),
        leaveKept: () => spies.leaveKept(),
        reportFailure: (_, params) => spies.reportFailure(params),
      },
    }),
    {
      input: {
        blank,
        newOpId: () => {
          operations += 1;
          return `op-${operations}` as OpId;
        },
      },
    },
  ).start();
  await waitFor(actor, (state) => state.matches('editing'));
  return { actor, post, keep, ...spies };
}

const draftOf = (answers: ConflictAnswers, opId: OpId | null = null) => ({ answers, opId });

test('starts empty without a draft', async () => {
  const { actor } = await start();
  expect(actor.getSnapshot().context).toMatchObject({ answers: blank, isFromDraft: false });
});

test('starts as anonymous as the last post, also after starting over', async () => {
  const { actor } = await start({ isAnonymous: true });
  expect(actor.getSnapshot().context.answers).toEqual({ ...blank, isAnonymous: true });
  actor.send({ type: 'answers.changed', answers: { title: 'Written for nothing' } });
  actor.send({ type: 'draft.discarded' });
  expect(actor.getSnapshot().context.answers).toEqual({ ...blank, isAnonymous: true });
});

test('offers a draft back, and starts over on request', async () => {
  const { actor, deleteDraft } = await start({ draft: draftOf(full) });
  expect(actor.getSnapshot().context).toMatchObject({ answers: full, isFromDraft: true });
  actor.send({ type: 'draft.discarded' });
  expect(actor.getSnapshot().context).toMatchObject({ answers: blank, isFromDraft: false });
  expect(deleteDraft).toHaveBeenCalledOnce();
});

test('a question begun elsewhere becomes the title, of an empty form or a draft', async () => {
  const question = { title: 'Is this fair?', account: null };
  const empty = await start({ question });
  expect(empty.actor.getSnapshot().context).toMatchObject({
    answers: { ...blank, title: 'Is this fair?' },
    isFromDraft: false,
  });
  const drafted = await start({ question, draft: draftOf(full, 'op-old' as OpId) });
  expect(drafted.actor.getSnapshot().context).toMatchObject({
    answers: { ...full, title: 'Is this fair?' },
    opId: null,
  });
});

test("a shared text begins the author's own account, below what is told already", async () => {
  const question = { title: null, account: 'https://example.org/a' };
  const empty = await start({ question });
  expect(empty.actor.getSnapshot().context.answers).toEqual({ ...blank, herSide: 'https://example.org/a' });
  const drafted = await start({ question, draft: draftOf({ ...full, authorSide: 'his' }) });
  expect(drafted.actor.getSnapshot().context.answers).toMatchObject({
    title: full.title,
    herSide: full.herSide,
    hisSide: `${full.hisSide}\n\nhttps://example.org/a`,
  });
  const long = { ...full, herSide: 'h'.repeat(SIDE_MAX) };
  const filled = await start({ question, draft: draftOf(long) });
  expect(filled.actor.getSnapshot().context.answers).toEqual(long);
});

test('saves each answer while typing', async () => {
  const { actor, storeDraft } = await start();
  actor.send({ type: 'answers.changed', answers: { title: 'Who' } });
  expect(storeDraft.mock.calls).toEqual([[{ answers: { ...blank, title: 'Who' }, opId: null }]]);
});

test('posts dangerous words only after confirming', async () => {
  const draft = draftOf(full);
  const kept = await start({ draft, verdict: 'keep' });
  kept.actor.send(submitted);
  await waitFor(kept.actor, (state) => state.matches('editing'));
  expect(kept.actor.getSnapshot().context.answers).toEqual(full);
  expect(kept.deleteDraft).not.toHaveBeenCalled();

  const discarded = await start({ draft, verdict: 'discard' });
  discarded.actor.send(submitted);
  await waitFor(discarded.actor, (state) => state.matches('editing'));
  expect(discarded.actor.getSnapshot().context).toMatchObject({ answers: blank, isFromDraft: false });
  expect(discarded.deleteDraft).toHaveBeenCalledOnce();
  expect([kept, discarded].flatMap(({ post }) => post.mock.calls)).toEqual([]);
});

test('labels other couples’ sides by name, and requires longer anonymous ones', async () => {
  const { actor } = await start({ draft: draftOf({ ...full, isAnonymous: true, hisSide: '' }) });
  actor.send({ type: 'form.submitted', labels: { her: "Sam's side", his: "Kim's side" } });
  expect(actor.getSnapshot().context.errors).toEqual({
    herSide: "Sam's side must be at least 50 characters",
    hisSide: "Kim's side must be at least 50 characters",
  });
});

test('clears an error when its field is edited', async () => {
  const { actor } = await start({ draft: draftOf({ ...full, title: '', category: '' }) });
  actor.send(submitted);
  actor.send({ type: 'answers.changed', answers: { title: 'W' } });
  expect(actor.getSnapshot().context.errors).toEqual({ category: 'Please select a category' });
});

test('posts, deletes the draft and celebrates', async () => {
  const { actor, post, deleteDraft, celebrate } = await start({ draft: draftOf(full) });
  actor.send(submitted);
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('posted'));
  expect(post.mock.calls).toEqual([[{ answers: full, opId: 'op-1' }]]);
  expect(deleteDraft).toHaveBeenCalledOnce();
  expect(celebrate.mock.calls).toEqual([[{ conflict: posted }]]);
});

test('shows the server’s field errors at the fields', async () => {
  const post = vi.fn(async () => failure('invalid-input', { userNickname: 'Please enter a nickname' }));
  const { actor, reportFailure } = await start({ draft: draftOf(full), post });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  expect(actor.getSnapshot().context.errors).toEqual({ pseudonym: 'Please enter a nickname' });
  expect(reportFailure).not.toHaveBeenCalled();
});

test('handles the server asking whose side it is', async () => {
  const { actor } = await start({ draft: draftOf(full), post: vi.fn(async () => failure('author-side-required')) });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  expect(actor.getSnapshot().context.errors).toEqual({ authorSide: 'Please say which side is yours' });
});

test('a refusal is reported, and not a word is lost', async () => {
  const [code, message] = ['unavailable', 'TwoSides is busy'] as const;
  const { actor, reportFailure, deleteDraft } = await start({
    draft: draftOf(full),
    post: vi.fn(async () => failure(code, {}, message)),
  });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  expect(reportFailure.mock.calls).toEqual([[{ code, message }]]);
  expect(actor.getSnapshot().context.answers).toEqual(full);
  expect(deleteDraft).not.toHaveBeenCalled();
});

test('reports an interrupted attempt', async () => {
  const post = vi.fn(() => Promise.reject(new Error('gone')));
  const { actor, reportFailure } = await start({ draft: draftOf(full), post });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  expect(reportFailure.mock.calls).toEqual([[{ code: null, message: null }]]);
});

test('a retry is the same operation, even after a reload; a changed answer makes a new one', async () => {
  const post = vi.fn(async (_: Attempt) => failure('unavailable'));
  const { actor } = await start({ draft: draftOf(full, 'op-earlier' as OpId), post });
  const attempt = async () => {
    actor.send(submitted);
    await waitFor(actor, (state) => state.matches('editing'));
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
  const { actor } = await start({ draft: draftOf(full, 'op-spent' as OpId), post });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('posted'));
  expect(post.mock.calls.map(([input]) => input.opId)).toEqual(['op-spent', 'op-1']);
});

test('moves an unsent post to the outbox with the same id', async () => {
  const post = vi.fn(async () => unreached);
  const { actor, keep, deleteDraft, leaveKept, reportFailure } = await start({ post, draft: draftOf(full) });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('kept'));
  expect(keep).toHaveBeenCalledExactlyOnceWith({ answers: full, opId: 'op-1' });
  expect(post).toHaveBeenCalledExactlyOnceWith({ answers: full, opId: 'op-1' });
  expect(deleteDraft).toHaveBeenCalledOnce();
  expect(leaveKept).toHaveBeenCalledOnce();
  expect(reportFailure).not.toHaveBeenCalled();
});

test('an error from elsewhere than the API is a failure, and the form keeps its text', async () => {
  const post = vi.fn(async () => err({ code: null, status: 502, message: null, fields: {} }));
  const { actor, keep, reportFailure } = await start({ post, draft: draftOf(full) });
  actor.send(submitted);
  await waitFor(actor, (state) => state.matches('editing'));
  expect(reportFailure.mock.calls).toEqual([[{ code: null, message: null }]]);
  expect(actor.getSnapshot().context).toMatchObject({ answers: full, opId: 'op-1' });
  expect(keep).not.toHaveBeenCalled();
});

test('keeps the form and draft if the outbox fails too', async () => {
  const { actor, deleteDraft, reportFailure } = await start({
    post: vi.fn(async () => unreached),
    keep: vi.fn(() => Promise.reject(new Error('failed'))),
    draft: draftOf(full),
  });
  actor.send(submitted);
  await vi.waitFor(() => expect(reportFailure).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(actor.getSnapshot().context.answers).toEqual(full);
  expect(deleteDraft).not.toHaveBeenCalled();
});
