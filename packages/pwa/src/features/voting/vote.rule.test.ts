import type { OpId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { begin, isCovered, next, type VoteEffect, type VoteEvent, type VoteState } from './vote.rule.ts';

const FIRST = '00000000-0000-4000-8000-000000000001' as OpId;
const SECOND = '00000000-0000-4000-8000-000000000002' as OpId;
const HERS = { side: 'her', opId: FIRST } as const;
const HIS = { side: 'his', opId: SECOND } as const;

const cast = (attempt: typeof HERS | typeof HIS, opening: VoteState['opening'] = 'slowly'): VoteEvent => ({
  type: 'vote.cast',
  ...attempt,
  opening,
});
const waits = (attempt: typeof HERS | typeof HIS, isRejected = false): VoteEvent => ({
  type: 'vote.waits',
  kept: { ...attempt, isRejected },
});
const found = (side: Side | null): VoteEvent => ({ type: 'vote.found', side });
const GONE: VoteEvent = { type: 'vote.gone' };
const OVER: VoteEvent = { type: 'moment.over' };
const CHANGE: VoteEvent = { type: 'change.started' };
const KEEP: VoteEvent = { type: 'change.cancelled' };
const FAILURE = { state: 'failed', message: 'Too busy', hasNewWords: false, isSuspended: false } as const;
const SENT: VoteEvent = { type: 'vote.answered', outcome: { state: 'sent' } };
const SAVED: VoteEvent = { type: 'vote.answered', outcome: { state: 'waiting' } };
const SIGNED_OUT: VoteEvent = { type: 'vote.answered', outcome: { state: 'signed-out' } };
const FAILED: VoteEvent = { type: 'vote.answered', outcome: FAILURE };

test('a visit begins undecided without a vote, with the result after one, and with what waits on the device', () => {
  expect(begin(null).phase).toBe('undecided');
  expect(begin('his')).toMatchObject({ phase: 'revealed', votedSide: 'his' });
  expect(begin(null, { ...HERS, isRejected: false })).toMatchObject({ phase: 'waiting', attempt: HERS });
  expect(begin('his', { ...HERS, isRejected: true })).toMatchObject({ phase: 'failed', votedSide: 'his' });
});

test('a vote is sent once, told of, counted down, announced, and then stands', () => {
  const sent = after(begin(null), cast(HERS));
  expect(sent).toMatchObject({ phase: 'casting', effects: [{ type: 'send', attempt: HERS }] });
  const counted = after(sent.state, SENT);
  expect(counted).toMatchObject({ phase: 'revealing', votedSide: 'her', effects: [tell('her', { state: 'sent' })] });
  const announced = after(counted.state, OVER);
  expect(announced).toMatchObject({ phase: 'announced', effects: [] });
  expect(after(announced.state, OVER)).toMatchObject({ phase: 'revealed', votedSide: 'her', effects: [] });
});

test.each(['at-once', 'open'] as const)('where the result opens %s there is no countdown', (opening) => {
  expect(after(begin(null), cast(HERS, opening), SENT).phase).toBe('announced');
});

test('what the answer to a vote brings is covered until its moment, and what was open stays open', () => {
  const covered = (...events: VoteEvent[]) => isCovered(after(begin(null), ...events).state);
  expect(covered()).toBe(false);
  expect(covered(cast(HERS, 'slowly'))).toBe(true);
  expect(covered(cast(HERS, 'at-once'))).toBe(true);
  expect(covered(cast(HERS, 'open'))).toBe(false);
  expect(covered(cast(HERS, 'slowly'), SENT)).toBe(true);
  expect(covered(cast(HERS, 'slowly'), SENT, OVER)).toBe(false);
  expect(covered(cast(HERS, 'at-once'), SENT)).toBe(false);
});

test('while a vote is on its way, another press is not another vote', () => {
  const { effects, state } = after(begin(null), cast(HERS), cast(HIS), SENT);
  expect(sentBy(effects)).toEqual([HERS]);
  expect(state.votedSide).toBe('her');
});

test('a vote that reads first is announced at once: there is nothing to count down to', () => {
  const reads = { ...cast(HERS, 'open'), readsFirst: true } as VoteEvent;
  const { effects, phase, state } = after(begin(null), reads, SENT);
  expect(sentBy(effects)).toEqual([{ ...HERS, readsFirst: true }]);
  expect(phase).toBe('announced');
  expect(isCovered(state)).toBe(false);
});

test('its result is asked for by the same vote once more, which tells nothing but the result', () => {
  const asks = { ...cast(HIS), asks: true } as VoteEvent;
  const asked = after(begin('his'), asks);
  expect(asked.effects).toEqual([{ type: 'send', attempt: { ...HIS, asks: true } }]);
  expect(after(asked.state, SENT)).toMatchObject({ phase: 'revealing', votedSide: 'his', effects: [] });
  expect(after(asked.state, FAILED)).toMatchObject({ phase: 'failed', votedSide: 'his' });
  expect(after(asked.state, waits(HIS), SAVED).phase).toBe('waiting');
});

test('a vote that reads first and the same one without are two acts', () => {
  const reads = { ...cast(HERS, 'open'), readsFirst: true } as VoteEvent;
  const failed = after(begin(null), reads, FAILED).state;
  expect(sentBy(after(failed, { ...cast(HERS), opId: SECOND } as VoteEvent).effects)).toEqual([
    { ...HERS, opId: SECOND },
  ]);
  expect(sentBy(after(failed, { ...reads, opId: SECOND } as VoteEvent).effects)).toEqual([
    { ...HERS, readsFirst: true },
  ]);
});

test('a vote that was cast elsewhere opens the result without a word', () => {
  expect(after(begin(null), found('his'))).toMatchObject({ phase: 'revealed', votedSide: 'his', effects: [] });
});

test('a vote that the server no longer has can be cast again', () => {
  const { state } = after(begin('her'), found(null));
  expect(state.phase).toBe('undecided');
  expect(after(state, cast(HERS)).phase).toBe('casting');
});

test('a change of side is sent as an act of its own', () => {
  const { effects, phase, state } = after(begin('her'), CHANGE, cast(HIS, 'open'), SENT);
  expect(sentBy(effects)).toEqual([HIS]);
  expect(phase).toBe('announced');
  expect(state.votedSide).toBe('his');
});

test('choosing the present side again keeps it and sends nothing', () => {
  expect(after(begin('her'), CHANGE, cast(HERS))).toMatchObject({ phase: 'revealed', votedSide: 'her', effects: [] });
});

test('a change can be called off', () => {
  expect(after(begin('her'), CHANGE, KEEP)).toMatchObject({ phase: 'revealed', votedSide: 'her' });
});

test('the announcement keeps nobody from changing the vote', () => {
  expect(after(begin(null), cast(HERS, 'at-once'), SENT, CHANGE).phase).toBe('changing');
});

test('a failure is told with its words, and nothing is counted', () => {
  const { phase, votedSide, effects } = after(begin(null), cast(HERS), FAILED);
  expect(phase).toBe('failed');
  expect(votedSide).toBeNull();
  expect(effects.slice(1)).toEqual([tell('her', FAILURE)]);
});

test('the same side after a failure is the same act, so that it counts once, and the other one is another', () => {
  const failed = after(begin(null), cast(HERS), FAILED).state;
  const again = after(failed, cast({ ...HERS, opId: SECOND } as unknown as typeof HERS), SENT);
  expect(sentBy(again.effects)).toEqual([HERS]);
  expect(again.votedSide).toBe('her');
  expect(sentBy(after(failed, cast(HIS)).effects)).toEqual([HIS]);
});

test('a change that fails leaves the earlier vote, which can be cast again', () => {
  const failed = after(begin('his'), CHANGE, cast(HERS), FAILED);
  expect(failed).toMatchObject({ phase: 'failed', votedSide: 'his' });
  expect(sentBy(after(failed.state, cast(HIS)).effects)).toEqual([HIS]);
});

test('anyone who turns out to be signed out is asked to sign up, and stands where they stood', () => {
  const { phase, state, effects } = after(begin(null), cast(HERS), SIGNED_OUT);
  expect(phase).toBe('undecided');
  expect(state.attempt).toBeNull();
  expect(effects.slice(1)).toEqual([{ type: 'ask-to-sign-up' }]);
  expect(after(begin('his'), CHANGE, cast(HERS), SIGNED_OUT)).toMatchObject({ phase: 'revealed', votedSide: 'his' });
});

test('a vote that is kept on the device waits, and is opened once the server has it', () => {
  const kept = after(begin(null), cast(HERS), waits(HERS), SAVED);
  expect(kept).toMatchObject({ phase: 'waiting', votedSide: null });
  expect(kept.effects.slice(1)).toEqual([tell('her', { state: 'waiting' })]);
  expect(after(kept.state, found('her'), GONE)).toMatchObject({ phase: 'revealing', votedSide: 'her', effects: [] });
});

test('a vote that waits can be cast for the other side, or taken back', () => {
  const kept = after(begin(null), cast(HERS), waits(HERS), SAVED).state;
  expect(sentBy(after(kept, cast(HIS)).effects)).toEqual([HIS]);
  expect(after(kept, GONE)).toMatchObject({ phase: 'undecided', state: { attempt: null } });
});

test('a vote that has waited since an earlier visit is announced without a countdown', () => {
  const kept = begin(null, { ...HERS, isRejected: false });
  expect(after(kept, found('her'), GONE)).toMatchObject({ phase: 'announced', votedSide: 'her' });
});

test('a failed vote that was kept and then sent by itself is counted', () => {
  expect(after(begin(null), cast(HERS), waits(HERS), FAILED, found('her'))).toMatchObject({
    phase: 'revealing',
    votedSide: 'her',
  });
});

test('a rejected vote that is tried again in the outbox waits again, and one whose failure is known does not', () => {
  const rejected = after(begin(null), waits(HERS, true));
  expect(rejected.phase).toBe('failed');
  expect(after(rejected.state, waits(HERS)).phase).toBe('waiting');
  const failed = after(begin(null), cast(HERS), FAILED, waits(HERS));
  expect(failed.phase).toBe('failed');
  expect(after(failed.state, waits(HERS, true), waits(HERS)).phase).toBe('waiting');
  expect(after(failed.state, waits(HIS))).toMatchObject({ phase: 'waiting', state: { attempt: HIS } });
});

test('a vote whose answer was lost, and which the server has, is counted and no failure', () => {
  const { phase, effects } = after(begin(null), cast(HERS), found('her'), FAILED);
  expect(phase).toBe('revealing');
  expect(effects.slice(1)).toEqual([tell('her', { state: 'sent' })]);
});

test('what another tab has put in the place of a vote under way is what waits', () => {
  expect(after(begin(null), cast(HERS), waits(HERS), waits(HIS), SAVED)).toMatchObject({
    phase: 'waiting',
    state: { attempt: HIS },
  });
});

test('what another tab has cast behind a vote waits once that is counted, and its own row does not', () => {
  expect(after(begin(null), cast(HERS), waits(HERS), waits(HIS), SENT)).toMatchObject({
    phase: 'waiting',
    votedSide: 'her',
    state: { attempt: HIS },
  });
  expect(after(begin(null), cast(HERS, 'at-once'), waits(HERS), SENT).phase).toBe('announced');
});

test('a vote that has taken the place of one that waited is counted, and that one waits no more', () => {
  const { phase, votedSide } = after(begin(null, { ...HIS, isRejected: false }), cast(HERS, 'at-once'), SENT);
  expect(phase).toBe('announced');
  expect(votedSide).toBe('her');
});

test('a vote that was taken back while it was on its way does not wait', () => {
  const { phase, effects } = after(begin(null), cast(HERS), waits(HERS), GONE, SAVED);
  expect(phase).toBe('undecided');
  expect(effects.slice(1)).toEqual([]);
  // None had waited so far.
  expect(after(begin(null), cast(HERS), GONE, SAVED).phase).toBe('waiting');
});

/** Each phase, as it comes about. */
const REACHED: Record<VoteState['phase'], VoteState> = {
  undecided: begin(null),
  casting: after(begin(null), cast(HERS)).state,
  waiting: after(begin(null), cast(HERS), SAVED).state,
  revealing: after(begin(null), cast(HERS), SENT).state,
  announced: after(begin(null), cast(HERS), SENT, OVER).state,
  revealed: begin('her'),
  changing: after(begin('her'), CHANGE).state,
  failed: after(begin(null), cast(HERS), FAILED).state,
};

/** Where each event leads from there; where it is not named, it changes nothing of where the vote stands. */
const LEADS: Record<string, readonly [VoteEvent, Partial<Record<VoteState['phase'], VoteState['phase']>>]> = {
  'a press on her side': [
    cast(HERS),
    { undecided: 'casting', waiting: 'casting', failed: 'casting', changing: 'revealed', announced: 'revealed' },
  ],
  'a press on his side': [
    cast(HIS),
    {
      undecided: 'casting',
      waiting: 'casting',
      failed: 'casting',
      changing: 'casting',
      announced: 'casting',
      revealed: 'casting',
    },
  ],
  'the answer that it is counted': [SENT, { casting: 'revealing' }],
  'the answer that it waits': [SAVED, { casting: 'waiting' }],
  'the answer that nobody is signed in': [SIGNED_OUT, { casting: 'undecided' }],
  'the answer that it failed': [FAILED, { casting: 'failed' }],
  'her side on the server': [found('her'), { undecided: 'revealed', waiting: 'revealing', failed: 'revealing' }],
  'his side on the server': [found('his'), { undecided: 'revealed' }],
  'no vote on the server': [found(null), { revealed: 'undecided' }],
  'a vote that waits': [
    waits(HIS),
    {
      undecided: 'waiting',
      revealing: 'waiting',
      announced: 'waiting',
      revealed: 'waiting',
      changing: 'waiting',
      failed: 'waiting',
    },
  ],
  'a vote that was rejected': [
    waits(HIS, true),
    {
      undecided: 'failed',
      waiting: 'failed',
      revealing: 'failed',
      announced: 'failed',
      revealed: 'failed',
      changing: 'failed',
    },
  ],
  'none that waits': [GONE, { waiting: 'undecided', failed: 'undecided' }],
  'the end of a moment': [OVER, { revealing: 'announced', announced: 'revealed' }],
  'a wish to change': [CHANGE, { announced: 'changing', revealed: 'changing' }],
  'a wish to keep': [KEEP, { changing: 'revealed' }],
};

const PHASES = Object.keys(REACHED) as VoteState['phase'][];

test.each(Object.entries(LEADS))('%s leads where it says, from every state', (_, [event, leads]) => {
  expect(PHASES.map((phase) => REACHED[phase].phase)).toEqual(PHASES);
  const reached = Object.fromEntries(PHASES.map((phase) => [phase, after(REACHED[phase], event).phase]));
  expect(reached).toEqual({ ...Object.fromEntries(PHASES.map((phase) => [phase, phase])), ...leads });
});

test.each(PHASES)('while %s, what the server has is learnt', (phase) => {
  expect(after(REACHED[phase], found('his')).votedSide).toBe('his');
});

/** What comes of these events, and all that they ask for. */
function after(from: VoteState, ...events: VoteEvent[]) {
  let state = from;
  const asked: VoteEffect[] = [];
  for (const event of events) {
    const [then, ...effects] = next(state, event);
    state = then;
    asked.push(...effects);
  }
  return { state, phase: state.phase, votedSide: state.votedSide, effects: asked };
}

function sentBy(effects: readonly VoteEffect[]) {
  return effects.flatMap((effect) => (effect.type === 'send' ? [effect.attempt] : []));
}

function tell(side: Side, outcome: Extract<VoteEffect, { type: 'tell' }>['outcome']): VoteEffect {
  return { type: 'tell', side, outcome };
}

test('a vote that was pressed before joining is told of by its result alone, and is the earlier one where there was one', () => {
  const press = { ...cast(HERS), isPress: true } as VoteEvent;
  expect(after(begin(null), press, SENT)).toMatchObject({ phase: 'revealing', votedSide: 'her' });
  expect(after(begin(null), press, SENT).effects.map(({ type }) => type)).toEqual(['send']);
  expect(after(begin(null), press, found('his'), SENT).state.votedSide).toBe('his');
  expect(after(begin(null), press, SENT, found('his')).state.votedSide).toBe('his');
  expect(after(begin(null), press, FAILED).effects).toContainEqual(tell('her', FAILURE));
});
