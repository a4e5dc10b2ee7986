import type { OpId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ActionOutcome, ToldOutcome } from '../../outbox/outcome.rule.ts';

/** Duration of the countdown and of the "recorded" notice, in milliseconds. */
const REVEAL_MS = 3_000;

export type VoteTerms = {
  /** "Reading first": the vote counts, but its result stays hidden until the member asks for it. */
  readonly readsFirst?: boolean | undefined;
  /** Her share in percent. */
  readonly guess?: number | undefined;
};

/** Retries reuse the operation id, so the server counts the vote only once. */
export type VoteAttempt = VoteTerms & {
  readonly side: Side;
  readonly opId: OpId;
  /** If true, the vote does not replace a vote that the member has already cast. */
  readonly keepsEarlier?: boolean | undefined;
  readonly asksForResult?: boolean | undefined;
};

export type SavedVote = VoteAttempt & { readonly isRejected: boolean };

/** `open`: the result is already visible. `at-once`: shown without a countdown, for reduced motion. */
export type Opening = 'open' | 'at-once' | 'countdown';

type VoteContext = {
  readonly votedSide: Side | null;
  readonly attempt: VoteAttempt | null;
  readonly outcome: ActionOutcome;
  readonly saved: SavedVote | 'withdrawn' | null;
  readonly opening: Opening;
  readonly showsAskedResult: boolean;
};

export type VoteEvent =
  | { type: 'vote.cast'; attempt: VoteAttempt; opening: Opening }
  | { type: 'server.changed'; side: Side | null }
  | { type: 'outbox.changed'; saved: SavedVote | null }
  | { type: 'countdown.skipped' }
  | { type: 'change.started' }
  | { type: 'change.cancelled' };

export type VoteNotice = { readonly side: Side; readonly outcome: ToldOutcome };

const NEVER_SENT: ToldOutcome = { state: 'failed', message: null, hasNewWords: false, isSuspended: false };

/** The server decides who may see the result. The machine only decides when the screen shows it. */
export const voteMachine = setup({
  types: {
    context: {} as VoteContext,
    events: {} as VoteEvent,
    input: {} as { readonly votedSide: Side | null; readonly saved: SavedVote | null },
  },
  actors: {
    'cast vote': fromPromise<ActionOutcome, VoteAttempt>(() => Promise.reject(new Error('cast vote is not provided'))),
  },
  actions: {
    notify: (_, _notice: VoteNotice) => {},
    'ask to sign up': () => {},
    'take the pressed vote': assign(({ context, event }) => {
      if (event.type !== 'vote.cast') return {};
      const { attempt: earlier } = context;
      const attempt = earlier && isSameVote(earlier, event.attempt) ? earlier : event.attempt;
      return { attempt, opening: event.opening, saved: null };
    }),
    'take the saved vote': assign({
      attempt: ({ context: { saved, attempt } }) => (isSaved(saved) ? attemptOf(saved) : attempt),
    }),
    'note the saved vote': assign(({ event }) => (event.type === 'outbox.changed' ? { saved: event.saved } : {})),
    'note that nothing is saved': assign({ saved: ({ context }) => (context.saved ? 'withdrawn' : null) }),
    'learn the counted side': assign(({ event }) => (event.type === 'server.changed' ? { votedSide: event.side } : {})),
    'count the vote': assign(({ context: { attempt, votedSide } }) => ({
      votedSide: attempt?.keepsEarlier && votedSide ? votedSide : (attempt?.side ?? votedSide),
      showsAskedResult: attempt?.asksForResult === true,
      attempt: null,
    })),
    'forget the attempt': assign({ attempt: null, saved: null }),
  },
  guards: {
    'a vote counts': ({ context }) => context.votedSide !== null,
    'a vote is saved': ({ context }) => isSaved(context.saved),
    'the saved vote was rejected': ({ context: { saved } }) => isSaved(saved) && saved.isRejected,
    'another vote is saved': ({ context: { saved, votedSide } }) => isSaved(saved) && saved.side !== votedSide,
    'the result opens after a countdown': ({ context }) => context.opening === 'countdown',

    'keeps the present side': ({ context, event }) =>
      event.type === 'vote.cast' &&
      event.attempt.side === context.votedSide &&
      context.attempt === null &&
      !event.attempt.asksForResult,

    'the counted side changed': ({ context, event }) =>
      event.type === 'server.changed' && event.side !== context.votedSide,
    'the server has a vote': ({ event }) => event.type === 'server.changed' && event.side !== null,
    'the server has no vote': ({ event }) => event.type === 'server.changed' && event.side === null,
    'the server has this vote': ({ context, event }) =>
      event.type === 'server.changed' && event.side === context.attempt?.side && event.side !== context.votedSide,

    'nothing is saved': ({ event }) => event.type === 'outbox.changed' && event.saved === null,
    'a rejected vote is saved': ({ event }) => event.type === 'outbox.changed' && event.saved?.isRejected === true,
    'the failure is on screen': ({ context: { attempt, saved }, event }) =>
      event.type === 'outbox.changed' && event.saved?.opId === attempt?.opId && !(isSaved(saved) && saved.isRejected),

    'counted without a notice': ({ context: { outcome, attempt } }) =>
      outcome.state === 'sent' && attempt !== null && isQuiet(attempt),
    'was counted': ({ context: { outcome, attempt, votedSide } }) =>
      outcome.state === 'sent' || (attempt?.side === votedSide && !attempt?.asksForResult),
    'nobody is signed in': ({ context }) => context.outcome.state === 'signed-out',
    failed: ({ context }) => context.outcome.state === 'failed',
    'was withdrawn': ({ context }) => context.saved === 'withdrawn',
  },
  delays: { moment: REVEAL_MS },
}).createMachine({
  id: 'vote',
  context: ({ input }) => ({
    votedSide: input.votedSide,
    attempt: null,
    outcome: NEVER_SENT,
    saved: input.saved,
    opening: 'open',
    showsAskedResult: false,
  }),
  initial: 'opened',
  on: {
    'vote.cast': [
      { guard: 'keeps the present side', target: '.settled' },
      { target: '.casting', actions: 'take the pressed vote' },
    ],
    'server.changed': { guard: 'the counted side changed', actions: 'learn the counted side' },
    'outbox.changed': [
      { guard: 'nothing is saved', actions: 'note that nothing is saved' },
      {
        guard: 'a rejected vote is saved',
        target: '.failed',
        actions: ['note the saved vote', 'take the saved vote'],
      },
      { target: '.waiting', actions: ['note the saved vote', 'take the saved vote'] },
    ],
  },
  states: {
    opened: {
      always: [
        { guard: 'the saved vote was rejected', target: 'failed', actions: 'take the saved vote' },
        { guard: 'a vote is saved', target: 'waiting', actions: 'take the saved vote' },
        { target: 'settled' },
      ],
    },
    settled: {
      entry: 'forget the attempt',
      always: [{ guard: 'a vote counts', target: 'revealed' }, { target: 'idle' }],
    },

    idle: {
      on: {
        'server.changed': { guard: 'the server has a vote', target: 'revealed', actions: 'learn the counted side' },
      },
    },

    casting: {
      invoke: {
        src: 'cast vote',
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error('Casting without a vote');
          return attempt;
        },
        onDone: { target: 'answered', actions: assign({ outcome: ({ event }) => event.output }) },
        onError: { target: 'answered', actions: assign({ outcome: NEVER_SENT }) },
      },
      on: {
        'vote.cast': {},
        'outbox.changed': [
          { guard: 'nothing is saved', actions: 'note that nothing is saved' },
          { actions: 'note the saved vote' },
        ],
      },
    },
    answered: {
      always: [
        { guard: 'counted without a notice', target: 'counted' },
        {
          guard: 'was counted',
          target: 'counted',
          actions: { type: 'notify', params: ({ context }) => noticeOf(context, { state: 'sent' }) },
        },
        { guard: 'nobody is signed in', target: 'settled', actions: 'ask to sign up' },
        {
          guard: 'failed',
          target: 'failed',
          actions: { type: 'notify', params: ({ context }) => noticeOf(context) },
        },
        { guard: 'was withdrawn', target: 'settled' },
        {
          target: 'waiting',
          actions: [{ type: 'notify', params: ({ context }) => noticeOf(context) }, 'take the saved vote'],
        },
      ],
    },
    waiting: {
      on: {
        'server.changed': { guard: 'the server has this vote', target: 'counted' },
        'outbox.changed': { guard: 'nothing is saved', target: 'settled' },
      },
    },
    failed: {
      on: {
        'server.changed': { guard: 'the server has this vote', target: 'counted' },
        'outbox.changed': [
          { guard: 'nothing is saved', target: 'settled' },
          { guard: 'the failure is on screen', actions: 'note the saved vote' },
        ],
      },
    },

    counted: {
      entry: 'count the vote',
      always: [
        { guard: 'another vote is saved', target: 'waiting', actions: 'take the saved vote' },
        { guard: 'the result opens after a countdown', target: 'revealing' },
        { target: 'announced' },
      ],
    },
    revealing: {
      after: { moment: 'announced' },
      on: { 'vote.cast': {}, 'countdown.skipped': 'announced' },
    },
    announced: {
      after: { moment: 'settled' },
      on: { 'change.started': 'changing' },
    },
    revealed: {
      on: {
        'server.changed': { guard: 'the server has no vote', target: 'idle', actions: 'learn the counted side' },
        'change.started': 'changing',
      },
    },
    changing: {
      on: { 'change.cancelled': 'settled' },
    },
  },
});

type VoteSnapshot = SnapshotFrom<typeof voteMachine>;

/** Excludes the states that the machine leaves immediately. */
export type VotePhase = Exclude<VoteSnapshot['value'], 'opened' | 'settled' | 'answered' | 'counted'>;

export const isResultCovered = (state: VoteSnapshot): boolean =>
  state.matches('revealing') || (state.matches('casting') && state.context.opening !== 'open');

export const isQuiet = ({ keepsEarlier, asksForResult }: VoteAttempt): boolean =>
  keepsEarlier === true || asksForResult === true;

const isSaved = (saved: VoteContext['saved']): saved is SavedVote => saved !== null && saved !== 'withdrawn';

const isSameVote = (a: VoteAttempt, b: VoteAttempt) =>
  a.side === b.side && Boolean(a.readsFirst) === Boolean(b.readsFirst) && a.guess === b.guess;

const attemptOf = ({ side, opId, readsFirst, guess }: SavedVote): VoteAttempt => ({
  side,
  opId,
  ...(readsFirst && { readsFirst }),
  ...(guess !== undefined && { guess }),
});

function noticeOf({ attempt, outcome }: VoteContext, announced: ActionOutcome = outcome): VoteNotice {
  if (attempt === null || announced.state === 'signed-out') throw new Error('There is nothing to notify of');
  return { side: attempt.side, outcome: announced };
}
