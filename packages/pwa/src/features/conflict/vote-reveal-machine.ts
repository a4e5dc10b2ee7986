import type { OpId, Result, Side } from '@twosides/domain';
import { assign, fromPromise, setup } from 'xstate';

/** One act of voting; a retry sends the same one, so that it counts once. */
export type VoteAttempt = { readonly side: Side; readonly opId: OpId };

export type VoteFailure = {
  /** `waiting`: it is kept on the device, and goes when there is a network. */
  readonly reason: 'signed-out' | 'failed' | 'waiting';
  /** Words for a person, as far as there are any. */
  readonly message: string | null;
};

type VoteOutcome = Result<void, VoteFailure>;

export type VoteRevealEvent =
  /** `withReveal`: the result was hidden and is to be opened slowly; false where motion is not wanted. */
  | ({ type: 'vote.cast'; withReveal: boolean } & VoteAttempt)
  | { type: 'vote.retried' }
  /** The server has a vote of this member that this page did not see being counted. */
  | { type: 'vote.found'; side: Side }
  /** A vote waits on the device: from before this visit, or from another tab. */
  | ({ type: 'vote.waits'; isRejected: boolean } & VoteAttempt)
  /** No vote waits any more: it was sent, or taken back. */
  | { type: 'vote.gone' }
  | { type: 'reveal.skipped' }
  | { type: 'change.started' }
  | { type: 'change.cancelled' };

type Context = {
  /** The vote that counts at present. */
  readonly votedSide: Side | null;
  readonly attempt: VoteAttempt | null;
  readonly withReveal: boolean;
};

const WAITS = [
  { guard: 'isRejected', target: 'failed', actions: 'takeWaiting' },
  { target: 'waiting', actions: 'takeWaiting' },
] as const;

/**
 * A member's vote on one conflict: cast, revealed, changed or kept. It knows nothing of the split: what may be seen is the
 * server's to say, this decides only when the page opens it.
 * Provided: the actor `castVote`, and the actions `tellRecorded`, `tellSaved`, `tellFailed` and `askToSignUp`.
 */
export const voteRevealMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VoteRevealEvent,
    input: {} as { readonly votedSide: Side | null },
  },
  actors: {
    castVote: fromPromise<VoteOutcome, VoteAttempt>(() => Promise.reject(new Error('castVote is not provided'))),
  },
  actions: {
    tellRecorded: () => {},
    tellSaved: () => {},
    tellFailed: (_, _params: { readonly message: string | null }) => {},
    askToSignUp: () => {},
    rememberAttempt: assign(({ context, event }) => {
      if (event.type !== 'vote.cast') return {};
      const { side, opId, withReveal } = event;
      // The same choice after a failure is a retry: the first may have been counted, with only its answer lost.
      const attempt = context.attempt?.side === side ? context.attempt : { side, opId };
      return { attempt, withReveal };
    }),
    takeWaiting: assign(({ event }) => {
      if (event.type !== 'vote.waits') return {};
      return { attempt: { side: event.side, opId: event.opId } };
    }),
    takeFound: assign(({ event }) => (event.type === 'vote.found' ? { votedSide: event.side } : {})),
    countAttempt: assign({ votedSide: ({ context }) => context.attempt?.side ?? context.votedSide, attempt: null }),
    dropAttempt: assign({ attempt: null }),
  },
  guards: {
    hasVoted: ({ context }) => context.votedSide !== null,
    isPresentVote: ({ context, event }) => event.type === 'vote.cast' && event.side === context.votedSide,
    isAttempt: ({ context, event }) => event.type === 'vote.found' && event.side === context.attempt?.side,
    isRejected: ({ event }) => event.type === 'vote.waits' && event.isRejected,
    isRevealWanted: ({ context }) => context.withReveal,
    isCounted: (_, { outcome }: { readonly outcome: VoteOutcome }) => outcome.ok,
    isWaiting: (_, { outcome }: { readonly outcome: VoteOutcome }) => !outcome.ok && outcome.error.reason === 'waiting',
    isSignedOut: (_, { outcome }: { readonly outcome: VoteOutcome }) =>
      !outcome.ok && outcome.error.reason === 'signed-out',
  },
  delays: {
    /** The countdown before a result opens. */
    reveal: 3_000,
    /** How long the page says that the vote is recorded. */
    banner: 3_000,
  },
}).createMachine({
  id: 'vote-reveal',
  context: ({ input }) => ({ votedSide: input.votedSide, attempt: null, withReveal: false }),
  initial: 'settling',
  states: {
    /** Where the vote stands when nothing is going on. */
    settling: { always: [{ guard: 'hasVoted', target: 'revealed' }, { target: 'undecided' }] },

    undecided: {
      on: {
        'vote.cast': { target: 'casting', actions: 'rememberAttempt' },
        'vote.found': { target: 'revealed', actions: 'takeFound' },
        'vote.waits': WAITS,
      },
    },

    casting: {
      invoke: {
        src: 'castVote',
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error('Casting without an attempt');
          return attempt;
        },
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'counted',
            actions: ['countAttempt', 'tellRecorded'],
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ outcome: event.output }) },
            target: 'settling',
            actions: ['dropAttempt', 'askToSignUp'],
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ outcome: event.output }) },
            target: 'waiting',
            actions: 'tellSaved',
          },
          {
            target: 'failed',
            actions: {
              type: 'tellFailed',
              params: ({ event }) => ({ message: event.output.ok ? null : event.output.error.message }),
            },
          },
        ],
        onError: { target: 'failed', actions: { type: 'tellFailed', params: { message: null } } },
      },
    },

    counted: { always: [{ guard: 'isRevealWanted', target: 'revealing' }, { target: 'revealed.announced' }] },

    revealing: {
      after: { reveal: 'revealed.announced' },
      on: { 'reveal.skipped': 'revealed.announced' },
    },

    /** Kept on the device. The result waits for the server too. */
    waiting: {
      on: {
        'vote.cast': { target: 'casting', actions: 'rememberAttempt' },
        'vote.waits': WAITS,
        'vote.found': [{ guard: 'isAttempt', target: 'counted', actions: 'countAttempt' }, { actions: 'takeFound' }],
        'vote.gone': { target: 'settling', actions: 'dropAttempt' },
      },
    },

    revealed: {
      initial: 'quiet',
      on: {
        'change.started': 'changing',
        'vote.found': { actions: 'takeFound' },
        'vote.waits': WAITS,
      },
      states: {
        quiet: {},
        announced: { after: { banner: 'quiet' } },
      },
    },

    changing: {
      on: {
        'vote.cast': [
          { guard: 'isPresentVote', target: 'revealed' },
          { target: 'casting', actions: 'rememberAttempt' },
        ],
        'change.cancelled': 'revealed',
      },
    },

    /** Nothing was counted, as far as this page knows. What is kept may still be sent without anybody's doing. */
    failed: {
      on: {
        'vote.retried': 'casting',
        'vote.found': [{ guard: 'isAttempt', target: 'counted', actions: 'countAttempt' }, { actions: 'takeFound' }],
        'vote.gone': { target: 'settling', actions: 'dropAttempt' },
        'vote.cast': { target: 'casting', actions: 'rememberAttempt' },
        'change.cancelled': { target: 'settling', actions: 'dropAttempt' },
      },
    },
  },
});
