import { setImmediate as settled } from 'node:timers/promises';
import type { OpId, Result } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type VoteAttempt, type VoteFailure, voteRevealMachine } from './vote-reveal-machine.ts';

const FIRST = '00000000-0000-4000-8000-000000000001' as OpId;
const SECOND = '00000000-0000-4000-8000-000000000002' as OpId;
const HERS: VoteAttempt = { side: 'her', opId: FIRST };
const HIS: VoteAttempt = { side: 'his', opId: SECOND };
const COUNTED = { ok: true, value: undefined } as const;
const FAILED: VoteFailure = { reason: 'failed', message: 'Too busy' };

test('a visit begins undecided without a vote, and with the result after one', () => {
  expect(begin().value()).toBe('undecided');
  expect(begin({ votedSide: 'his' }).value()).toEqual({ revealed: 'quiet' });
});

test('a vote is sent once, counted, and opened after three seconds', async () => {
  const page = begin();
  page.cast(HERS);
  expect(page.value()).toBe('casting');
  expect(page.tellRecorded).not.toHaveBeenCalled();

  await page.answer(COUNTED);
  expect(page.sent).toEqual([HERS]);
  expect(page.value()).toBe('revealing');
  expect(page.votedSide()).toBe('her');
  expect(page.tellRecorded).toHaveBeenCalledOnce();

  page.pass(2_999);
  expect(page.value()).toBe('revealing');
  page.pass(1);
  expect(page.value()).toEqual({ revealed: 'announced' });
});

test('the banner stands for three seconds', async () => {
  const page = await voted({ withReveal: false });
  expect(page.value()).toEqual({ revealed: 'announced' });
  page.pass(2_999);
  expect(page.value()).toEqual({ revealed: 'announced' });
  page.pass(1);
  expect(page.value()).toEqual({ revealed: 'quiet' });
});

test('the countdown can be skipped', async () => {
  const page = await voted({ withReveal: true });
  page.actor.send({ type: 'reveal.skipped' });
  expect(page.value()).toEqual({ revealed: 'announced' });
});

test('where no reveal is wanted there is no countdown', async () => {
  const page = await voted({ withReveal: false });
  expect(page.value()).toEqual({ revealed: 'announced' });
});

test('while a vote is on its way, another press is not another vote', async () => {
  const page = begin();
  page.cast(HERS);
  page.cast(HIS);
  await page.answer(COUNTED);
  expect(page.sent).toEqual([HERS]);
  expect(page.votedSide()).toBe('her');
});

test('a vote that was cast elsewhere opens the result without a banner', () => {
  const page = begin();
  page.actor.send({ type: 'vote.found', side: 'his' });
  expect(page.value()).toEqual({ revealed: 'quiet' });
  expect(page.votedSide()).toBe('his');
});

test('the banner does not keep anyone from changing the vote', async () => {
  const page = await voted({ withReveal: false });
  page.actor.send({ type: 'change.started' });
  expect(page.value()).toBe('changing');
});

test('a change of side is sent as an act of its own', async () => {
  const page = begin({ votedSide: 'her' });
  page.actor.send({ type: 'change.started' });
  page.cast(HIS, false);
  expect(page.value()).toBe('casting');
  await page.answer(COUNTED);
  expect(page.sent).toEqual([HIS]);
  expect(page.votedSide()).toBe('his');
  expect(page.value()).toEqual({ revealed: 'announced' });
});

test('choosing the present side again keeps it and sends nothing', () => {
  const page = begin({ votedSide: 'her' });
  page.actor.send({ type: 'change.started' });
  page.cast(HERS);
  expect(page.value()).toEqual({ revealed: 'quiet' });
  expect(page.sent).toEqual([]);
});

test('a change can be called off', () => {
  const page = begin({ votedSide: 'her' });
  page.actor.send({ type: 'change.started' });
  page.actor.send({ type: 'change.cancelled' });
  expect(page.value()).toEqual({ revealed: 'quiet' });
  expect(page.votedSide()).toBe('her');
});

test('a failure is told with its words, and nothing is counted', async () => {
  const page = await failed();
  expect(page.value()).toBe('failed');
  expect(page.votedSide()).toBeNull();
  expect(page.tellFailed.mock.calls.map(([, params]) => params)).toEqual([{ message: 'Too busy' }]);
  expect(page.tellRecorded).not.toHaveBeenCalled();
});

test('a failure without words is told without them', async () => {
  const page = begin();
  page.cast(HERS);
  await page.break();
  expect(page.value()).toBe('failed');
  expect(page.tellFailed.mock.calls.map(([, params]) => params)).toEqual([{ message: null }]);
});

test('a retry sends the same act, so that it counts once', async () => {
  const page = await failed();
  page.actor.send({ type: 'vote.retried' });
  await page.answer(COUNTED);
  expect(page.sent).toEqual([HERS, HERS]);
  expect(page.votedSide()).toBe('her');
});

test('pressing the same side after a failure is a retry', async () => {
  const page = await failed();
  page.cast({ side: 'her', opId: SECOND });
  expect(page.sent).toEqual([HERS, HERS]);
});

test('pressing the other side after a failure is a new act', async () => {
  const page = await failed();
  page.cast(HIS);
  expect(page.sent).toEqual([HERS, HIS]);
});

test('a failed change leaves the earlier vote, and can be called off', async () => {
  const page = begin({ votedSide: 'his' });
  page.actor.send({ type: 'change.started' });
  page.cast(HERS);
  await page.answer({ ok: false, error: FAILED });
  expect(page.votedSide()).toBe('his');
  page.actor.send({ type: 'change.cancelled' });
  expect(page.value()).toEqual({ revealed: 'quiet' });
});

test('a failed first vote that is called off leaves everything open', async () => {
  const page = await failed();
  page.actor.send({ type: 'change.cancelled' });
  expect(page.value()).toBe('undecided');
  page.cast({ side: 'her', opId: SECOND });
  expect(page.sent).toEqual([HERS, { side: 'her', opId: SECOND }]);
});

test('anyone who turns out to be signed out is asked to sign up, and stands where they stood', async () => {
  const page = begin();
  page.cast(HERS);
  await page.answer({ ok: false, error: { reason: 'signed-out', message: 'Authentication required' } });
  expect(page.value()).toBe('undecided');
  expect(page.askToSignUp).toHaveBeenCalledOnce();
  expect(page.tellFailed).not.toHaveBeenCalled();
});

/** A page whose server answers when the test says so. */
test('a vote that is kept on the device waits, and is opened once the server has it', async () => {
  const page = await kept();
  expect(page.value()).toBe('waiting');
  expect(page.tellSaved).toHaveBeenCalledOnce();
  expect(page.votedSide()).toBeNull();
  page.actor.send({ type: 'vote.found', side: 'her' });
  page.actor.send({ type: 'vote.gone' });
  expect(page.value()).toBe('revealing');
  expect(page.votedSide()).toBe('her');
});

test('a vote that waits can be cast again, or taken back', async () => {
  const page = await kept();
  page.cast(HIS);
  expect(page.sent).toEqual([HERS, HIS]);
  const other = await kept();
  other.actor.send({ type: 'vote.gone' });
  expect(other.value()).toBe('undecided');
});

test('a vote that has waited since an earlier visit is found again, and one that was rejected has failed', () => {
  const page = begin();
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  expect(page.value()).toBe('waiting');
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: true });
  expect(page.value()).toBe('failed');
});

test('a failed vote that was kept and then sent by itself is counted', async () => {
  const page = await failed();
  page.actor.send({ type: 'vote.found', side: 'her' });
  expect(page.votedSide()).toBe('her');
});

test('what the server has is learnt in every state, and none is left for it', async () => {
  const changing = begin({ votedSide: 'her' });
  changing.actor.send({ type: 'change.started' });
  changing.actor.send({ type: 'vote.found', side: 'his' });
  expect(changing.value()).toBe('changing');
  expect(changing.votedSide()).toBe('his');

  const revealing = await voted({ withReveal: true });
  revealing.actor.send({ type: 'vote.found', side: 'his' });
  expect(revealing.value()).toBe('revealing');
  expect(revealing.votedSide()).toBe('his');
});

test('a vote whose answer was lost, and which the server has, is counted and no failure', async () => {
  const page = begin();
  page.cast(HERS);
  page.actor.send({ type: 'vote.found', side: 'her' });
  expect(page.value()).toBe('casting');
  await page.answer({ ok: false, error: FAILED });
  expect(page.value()).toBe('revealing');
  expect(page.votedSide()).toBe('her');
  expect(page.tellFailed).not.toHaveBeenCalled();
  expect(page.tellRecorded).toHaveBeenCalledOnce();
});

test('a change that fails leaves what the server has had meanwhile', async () => {
  const page = begin({ votedSide: 'her' });
  page.actor.send({ type: 'change.started' });
  page.cast(HIS);
  page.actor.send({ type: 'vote.waits', ...HIS, isRejected: false });
  await page.answer({ ok: false, error: FAILED });
  expect(page.value()).toBe('failed');
  expect(page.votedSide()).toBe('her');
});

test('what another tab has put in the place of a vote under way is what waits', async () => {
  const page = begin();
  page.cast(HERS);
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  page.actor.send({ type: 'vote.waits', ...HIS, isRejected: false });
  await page.answer({ ok: false, error: { reason: 'waiting', message: null } });
  expect(page.value()).toBe('waiting');
  expect(page.attempt()).toEqual(HIS);
});

test('what another tab has cast after it waits once it is counted, and its own row does not', async () => {
  const page = begin();
  page.cast(HERS);
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  page.actor.send({ type: 'vote.waits', ...HIS, isRejected: false });
  await page.answer(COUNTED);
  expect(page.value()).toBe('waiting');
  expect(page.attempt()).toEqual(HIS);
  expect(page.votedSide()).toBe('her');

  const alone = begin();
  alone.cast(HERS, false);
  alone.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  await alone.answer(COUNTED);
  expect(alone.value()).toEqual({ revealed: 'announced' });
});

test('a vote that was taken back while it was on its way does not wait', async () => {
  const page = begin();
  page.cast(HERS);
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  page.actor.send({ type: 'vote.gone' });
  await page.answer({ ok: false, error: { reason: 'waiting', message: null } });
  expect(page.value()).toBe('undecided');
  expect(page.tellSaved).not.toHaveBeenCalled();
});

test('a vote that another tab casts during the countdown, or while the side is being changed, waits', async () => {
  const revealing = await voted({ withReveal: true });
  revealing.actor.send({ type: 'vote.waits', ...HIS, isRejected: false });
  expect(revealing.value()).toBe('waiting');

  const changing = begin({ votedSide: 'her' });
  changing.actor.send({ type: 'change.started' });
  changing.actor.send({ type: 'vote.waits', ...HIS, isRejected: false });
  expect(changing.value()).toBe('waiting');
  expect(changing.attempt()).toEqual(HIS);
});

test('a rejected vote that is tried again in the outbox waits again', () => {
  const page = begin();
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: true });
  expect(page.value()).toBe('failed');
  page.actor.send({ type: 'vote.waits', ...HERS, isRejected: false });
  expect(page.value()).toBe('waiting');
});

function begin({ votedSide = null }: { votedSide?: Side | null } = {}) {
  const sent: VoteAttempt[] = [];
  const told = { tellRecorded: vi.fn(), tellSaved: vi.fn(), tellFailed: vi.fn(), askToSignUp: vi.fn() };
  const clock = new SimulatedClock();
  type Outcome = Result<void, VoteFailure>;
  let settle: PromiseWithResolvers<Outcome> = Promise.withResolvers();
  const castVote = fromPromise<Outcome, VoteAttempt>(({ input }) => {
    sent.push(input);
    settle = Promise.withResolvers();
    return settle.promise;
  });
  const machine = voteRevealMachine.provide({ actors: { castVote }, actions: told });
  const actor = createActor(machine, { input: { votedSide }, clock }).start();
  return {
    actor,
    sent,
    ...told,
    value: () => actor.getSnapshot().value,
    votedSide: () => actor.getSnapshot().context.votedSide,
    attempt: () => actor.getSnapshot().context.attempt,
    cast: (attempt: VoteAttempt, withReveal = true) => actor.send({ type: 'vote.cast', withReveal, ...attempt }),
    pass: (ms: number) => clock.increment(ms),
    answer: async (outcome: Outcome) => {
      settle.resolve(outcome);
      await settled();
    },
    break: async () => {
      settle.reject(new Error('A bug'));
      await settled();
    },
  };
}

async function voted({ withReveal }: { withReveal: boolean }) {
  const page = begin();
  page.cast(HERS, withReveal);
  await page.answer(COUNTED);
  return page;
}

async function failed() {
  const page = begin();
  page.cast(HERS);
  await page.answer({ ok: false, error: FAILED });
  return page;
}

async function kept() {
  const page = begin();
  page.cast(HERS);
  await page.answer({ ok: false, error: { reason: 'waiting', message: null } });
  return page;
}
