import type { OpId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ActionOutcome } from '../../outbox/outcome.rule.ts';
import {
  isResultCovered,
  type Opening,
  type SavedVote,
  type VoteAttempt,
  type VoteEvent,
  type VoteNotice,
  type VotePhase,
  voteMachine,
} from './vote-machine.ts';

const FIRST = '00000000-0000-4000-8000-000000000001' as OpId;
const SECOND = '00000000-0000-4000-8000-000000000002' as OpId;
const HERS: VoteAttempt = { side: 'her', opId: FIRST };
const HIS: VoteAttempt = { side: 'his', opId: SECOND };

type Step = VoteEvent | { readonly type: 'answered'; readonly outcome: ActionOutcome } | { type: 'passed'; ms: number };

const cast = (attempt: VoteAttempt, opening: Opening = 'countdown'): Step => ({ type: 'vote.cast', attempt, opening });
const saved = (attempt: VoteAttempt, isRejected = false): SavedVote => ({ ...attempt, isRejected });
const saves = (...args: Parameters<typeof saved>): Step => ({ type: 'outbox.changed', saved: saved(...args) });
const found = (side: Side | null): Step => ({ type: 'server.changed', side });
const EMPTY: Step = { type: 'outbox.changed', saved: null };
const CHANGE: Step = { type: 'change.started' };
const KEEP: Step = { type: 'change.cancelled' };
const SKIP: Step = { type: 'countdown.skipped' };
const passed = (ms: number): Step => ({ type: 'passed', ms });
const OVER = passed(3_000);
const FAILURE = { state: 'failed', message: 'Too busy', hasNewWords: false, isSuspended: false } as const;
const SENT: Step = { type: 'answered', outcome: { state: 'sent' } };
const SAVED: Step = { type: 'answered', outcome: { state: 'waiting' } };
const SIGNED_OUT: Step = { type: 'answered', outcome: { state: 'signed-out' } };
const FAILED: Step = { type: 'answered', outcome: FAILURE };

test('a visit opens idle, on the result of an earlier vote, or on the vote saved on the device', async () => {
  expect((await open()).phase()).toBe('idle');
  expect((await open('his')).now()).toMatchObject({ phase: 'revealed', votedSide: 'his' });
  expect((await open(null, saved(HERS))).now()).toMatchObject({ phase: 'waiting', attempt: HERS });
  expect((await open('his', saved(HERS, true))).now()).toMatchObject({ phase: 'failed', votedSide: 'his' });
});

test('a vote is sent once, notified, counted down, announced, and then stands', async () => {
  const vote = await open();
  expect((await vote.take(cast(HERS))).now()).toMatchObject({ phase: 'casting', votedSide: null });
  expect((await vote.take(SENT)).now()).toMatchObject({ phase: 'revealing', votedSide: 'her' });
  expect((await vote.take(OVER)).phase()).toBe('announced');
  expect((await vote.take(OVER)).now()).toMatchObject({ phase: 'revealed', votedSide: 'her' });
  expect(vote.sent).toEqual([HERS]);
  expect(vote.notices).toEqual([{ side: 'her', outcome: { state: 'sent' } }]);
});

test('the countdown takes three seconds, and so does the announcement after it', async () => {
  const vote = await open();
  await vote.take(cast(HERS), SENT, passed(2_999));
  expect(vote.phase()).toBe('revealing');
  await vote.take(passed(1));
  expect(vote.phase()).toBe('announced');
  await vote.take(passed(2_999));
  expect(vote.phase()).toBe('announced');
  await vote.take(passed(1));
  expect(vote.phase()).toBe('revealed');
});

test.each(['at-once', 'open'] as const)('a result that opens %s has no countdown', async (opening) => {
  expect((await (await open()).take(cast(HERS, opening), SENT)).phase()).toBe('announced');
});

test('the result stays covered until its moment, and one that was open stays open', async () => {
  const isCovered = async (...steps: Step[]) => (await (await open()).take(...steps)).isCovered();
  expect(await isCovered()).toBe(false);
  expect(await isCovered(cast(HERS, 'countdown'))).toBe(true);
  expect(await isCovered(cast(HERS, 'at-once'))).toBe(true);
  expect(await isCovered(cast(HERS, 'open'))).toBe(false);
  expect(await isCovered(cast(HERS, 'countdown'), SENT)).toBe(true);
  expect(await isCovered(cast(HERS, 'countdown'), SENT, OVER)).toBe(false);
  expect(await isCovered(cast(HERS, 'at-once'), SENT)).toBe(false);
});

test('ignores a press while a vote is on its way', async () => {
  const vote = await open();
  await vote.take(cast(HERS), cast(HIS), SENT);
  expect(vote.sent).toEqual([HERS]);
  expect(vote.now().votedSide).toBe('her');
});

test('asking for the result sends the same vote again and shows only the result', async () => {
  const asks = cast({ ...HIS, asksForResult: true });
  const vote = await open('his');
  await vote.take(asks, SENT);
  expect(vote.sent).toEqual([{ ...HIS, asksForResult: true }]);
  expect(vote.now()).toMatchObject({ phase: 'revealing', votedSide: 'his', showsAskedResult: true });
  expect(vote.notices).toEqual([]);
  expect((await (await open('his')).take(asks, FAILED)).now()).toMatchObject({ phase: 'failed', votedSide: 'his' });
  expect((await (await open('his')).take(asks, saves(HIS), SAVED)).phase()).toBe('waiting');
});

test('a vote that reads first and the same vote without it are two operations', async () => {
  const reads = { ...HERS, readsFirst: true };
  const changed = await open();
  await changed.take(cast(reads), FAILED, cast({ ...HERS, opId: SECOND }));
  expect(changed.sent).toEqual([reads, { ...HERS, opId: SECOND }]);
  const again = await open();
  await again.take(cast(reads), FAILED, cast({ ...reads, opId: SECOND }));
  expect(again.sent).toEqual([reads, reads]);
});

test('a failure is notified with its message, and nothing is counted', async () => {
  const vote = await open();
  await vote.take(cast(HERS), FAILED);
  expect(vote.now()).toMatchObject({ phase: 'failed', votedSide: null });
  expect(vote.notices).toEqual([{ side: 'her', outcome: FAILURE }]);
});

test('a vote that throws on its way has failed', async () => {
  const vote = await open();
  await vote.take(cast(HERS));
  await vote.breakDown();
  expect(vote.phase()).toBe('failed');
  expect(vote.notices).toEqual([{ side: 'her', outcome: { ...FAILURE, message: null } }]);
});

test('the same side after a failure is a retry, and the other side is another operation', async () => {
  const again = await open();
  await again.take(cast(HERS), FAILED, cast({ ...HERS, opId: SECOND }), SENT);
  expect(again.sent).toEqual([HERS, HERS]);
  expect(again.now().votedSide).toBe('her');
  const other = await open();
  await other.take(cast(HERS), FAILED, cast(HIS));
  expect(other.sent).toEqual([HERS, HIS]);
});

test('a change that fails leaves the earlier vote, which can be cast again', async () => {
  const vote = await open('his');
  await vote.take(CHANGE, cast(HERS), FAILED);
  expect(vote.now()).toMatchObject({ phase: 'failed', votedSide: 'his' });
  await vote.take(cast(HIS));
  expect(vote.sent).toEqual([HERS, HIS]);
});

test('somebody who turns out to be signed out is asked to sign up, and keeps the earlier vote', async () => {
  const vote = await open();
  await vote.take(cast(HERS), SIGNED_OUT);
  expect(vote.now()).toMatchObject({ phase: 'idle', attempt: null });
  expect(vote.signUps()).toBe(1);
  expect(vote.notices).toEqual([]);
  const changed = await open('his');
  await changed.take(CHANGE, cast(HERS), SIGNED_OUT);
  expect(changed.now()).toMatchObject({ phase: 'revealed', votedSide: 'his' });
});

test('a vote saved on the device waits, and opens the result once the server has it', async () => {
  const vote = await open();
  await vote.take(cast(HERS), saves(HERS), SAVED);
  expect(vote.now()).toMatchObject({ phase: 'waiting', votedSide: null });
  await vote.take(found('her'), EMPTY);
  expect(vote.now()).toMatchObject({ phase: 'revealing', votedSide: 'her' });
  expect(vote.notices).toEqual([{ side: 'her', outcome: { state: 'waiting' } }]);
});

test('a vote that has waited since an earlier visit is announced without a countdown', async () => {
  const vote = await open(null, saved(HERS));
  await vote.take(found('her'), EMPTY);
  expect(vote.now()).toMatchObject({ phase: 'announced', votedSide: 'her' });
});

test('a failed vote that is saved and later sent by itself is counted', async () => {
  const vote = await open();
  await vote.take(cast(HERS), saves(HERS), FAILED, found('her'));
  expect(vote.now()).toMatchObject({ phase: 'revealing', votedSide: 'her' });
});

test('a rejected vote that is tried again in the outbox waits again, and a known failure stays', async () => {
  const rejected = await open();
  await rejected.take(saves(HERS, true));
  expect(rejected.phase()).toBe('failed');
  await rejected.take(saves(HERS));
  expect(rejected.phase()).toBe('waiting');

  const failed = await open();
  await failed.take(cast(HERS), FAILED, saves(HERS));
  expect(failed.phase()).toBe('failed');
  await failed.take(saves(HERS, true), saves(HERS));
  expect(failed.phase()).toBe('waiting');

  const replaced = await open();
  await replaced.take(cast(HERS), FAILED, saves(HIS));
  expect(replaced.now()).toMatchObject({ phase: 'waiting', attempt: HIS });
});

test('a vote whose answer was lost, and which the server has, is no failure', async () => {
  const vote = await open();
  await vote.take(cast(HERS), found('her'), FAILED);
  expect(vote.phase()).toBe('revealing');
  expect(vote.notices).toEqual([{ side: 'her', outcome: { state: 'sent' } }]);
});

test('the vote that another tab puts in the place of one on its way is the one that waits', async () => {
  const vote = await open();
  await vote.take(cast(HERS), saves(HERS), saves(HIS), SAVED);
  expect(vote.now()).toMatchObject({ phase: 'waiting', attempt: HIS });
});

test('the vote that another tab casts behind one on its way waits once that is counted', async () => {
  const behind = await open();
  await behind.take(cast(HERS), saves(HERS), saves(HIS), SENT);
  expect(behind.now()).toMatchObject({ phase: 'waiting', votedSide: 'her', attempt: HIS });
  const own = await open();
  await own.take(cast(HERS, 'at-once'), saves(HERS), SENT);
  expect(own.phase()).toBe('announced');
});

test('a vote that replaces one that waited is counted, and that one waits no more', async () => {
  const vote = await open(null, saved(HIS));
  await vote.take(cast(HERS, 'at-once'), SENT);
  expect(vote.now()).toMatchObject({ phase: 'announced', votedSide: 'her' });
});

test('a vote withdrawn while it is on its way does not wait', async () => {
  const vote = await open();
  await vote.take(cast(HERS), saves(HERS), EMPTY, SAVED);
  expect(vote.phase()).toBe('idle');
  expect(vote.notices).toEqual([]);
  const neverSaved = await open();
  await neverSaved.take(cast(HERS), EMPTY, SAVED);
  expect(neverSaved.phase()).toBe('waiting');
});

test('a vote pressed before joining shows only the result, and gives way to an earlier vote', async () => {
  const press = cast({ ...HERS, keepsEarlier: true });
  const vote = await open();
  await vote.take(press, SENT);
  expect(vote.now()).toMatchObject({ phase: 'revealing', votedSide: 'her' });
  expect(vote.notices).toEqual([]);
  expect((await (await open()).take(press, found('his'), SENT)).now().votedSide).toBe('his');
  expect((await (await open()).take(press, SENT, found('his'))).now().votedSide).toBe('his');
  const failed = await open();
  await failed.take(press, FAILED);
  expect(failed.notices).toEqual([{ side: 'her', outcome: FAILURE }]);
});

const REACHED: Record<VotePhase, () => Promise<Vote>> = {
  idle: () => open(),
  casting: async () => (await open()).take(cast(HERS)),
  waiting: async () => (await open()).take(cast(HERS), SAVED),
  revealing: async () => (await open()).take(cast(HERS), SENT),
  announced: async () => (await open()).take(cast(HERS), SENT, OVER),
  revealed: () => open('her'),
  changing: async () => (await open('her')).take(CHANGE),
  failed: async () => (await open()).take(cast(HERS), FAILED),
};

const LEADS: Record<string, readonly [Step, Partial<Record<VotePhase, VotePhase>>]> = {
  'a press on her side': [
    cast(HERS),
    { idle: 'casting', waiting: 'casting', failed: 'casting', changing: 'revealed', announced: 'revealed' },
  ],
  'a press on his side': [
    cast(HIS),
    {
      idle: 'casting',
      waiting: 'casting',
      failed: 'casting',
      changing: 'casting',
      announced: 'casting',
      revealed: 'casting',
    },
  ],
  'the answer that it is counted': [SENT, { casting: 'revealing' }],
  'the answer that it waits': [SAVED, { casting: 'waiting' }],
  'the answer that nobody is signed in': [SIGNED_OUT, { casting: 'idle' }],
  'the answer that it failed': [FAILED, { casting: 'failed' }],
  'her side on the server': [found('her'), { idle: 'revealed', waiting: 'revealing', failed: 'revealing' }],
  'his side on the server': [found('his'), { idle: 'revealed' }],
  'no vote on the server': [found(null), { revealed: 'idle' }],
  'a saved vote': [
    saves(HIS),
    {
      idle: 'waiting',
      revealing: 'waiting',
      announced: 'waiting',
      revealed: 'waiting',
      changing: 'waiting',
      failed: 'waiting',
    },
  ],
  'a rejected vote': [
    saves(HIS, true),
    {
      idle: 'failed',
      waiting: 'failed',
      revealing: 'failed',
      announced: 'failed',
      revealed: 'failed',
      changing: 'failed',
    },
  ],
  'an empty outbox': [EMPTY, { waiting: 'idle', failed: 'idle' }],
  'three seconds': [OVER, { revealing: 'announced', announced: 'revealed' }],
  'a skipped countdown': [SKIP, { revealing: 'announced' }],
  'a wish to change': [CHANGE, { announced: 'changing', revealed: 'changing' }],
  'a wish to keep': [KEEP, { changing: 'revealed' }],
};

const PHASES = Object.keys(REACHED) as VotePhase[];

test.each(Object.entries(LEADS))('%s leads where the table says, from every phase', async (_, [step, leads]) => {
  for (const phase of PHASES) {
    const vote = await REACHED[phase]();
    expect(vote.phase()).toBe(phase);
    expect([phase, (await vote.take(step)).phase()]).toEqual([phase, leads[phase] ?? phase]);
  }
});

test.each(PHASES)('learns the vote of the server while %s', async (phase) => {
  expect((await (await REACHED[phase]()).take(found('his'))).now().votedSide).toBe('his');
});

type Vote = Awaited<ReturnType<typeof open>>;

async function open(votedSide: Side | null = null, savedVote: SavedVote | null = null) {
  const clock = new SimulatedClock();
  const sent: VoteAttempt[] = [];
  const notices: VoteNotice[] = [];
  let signUps = 0;
  let onTheWay: PromiseWithResolvers<ActionOutcome> | undefined;
  const machine = voteMachine.provide({
    actors: {
      'cast vote': fromPromise<ActionOutcome, VoteAttempt>(({ input }) => {
        sent.push(input);
        onTheWay = Promise.withResolvers();
        return onTheWay.promise;
      }),
    },
    actions: {
      notify: (_, notice) => void notices.push(notice),
      'ask to sign up': () => void signUps++,
    },
  });
  const actor = createActor(machine, { clock, input: { votedSide, saved: savedVote } }).start();
  const vote = {
    sent,
    notices,
    signUps: () => signUps,
    phase: () => actor.getSnapshot().value,
    isCovered: () => isResultCovered(actor.getSnapshot()),
    now: () => ({ phase: actor.getSnapshot().value, ...actor.getSnapshot().context }),
    async take(...steps: readonly Step[]) {
      for (const step of steps) {
        if (step.type === 'answered') onTheWay?.resolve(step.outcome);
        else if (step.type === 'passed') clock.increment(step.ms);
        else actor.send(step);
        await settled();
      }
      return vote;
    },
    async breakDown() {
      onTheWay?.reject(new Error('The code could not be loaded'));
      await settled();
    },
  };
  return vote;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
