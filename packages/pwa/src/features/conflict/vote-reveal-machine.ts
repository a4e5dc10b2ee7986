import type { OpId, Result, Side } from '@twosides/domain';
import { assign, fromPromise, setup } from 'xstate';

/** One act of voting; a retry sends the same one, so that it counts once. */
export type VoteAttempt = { readonly side: Side; readonly opId: OpId };

export type VoteFailure = {
  readonly reason: 'signed-out' | 'failed';
  /** Words for a person, as far as there are any. */
  readonly message: string | null;
};

type VoteOutcome = Result<void, VoteFailure>;

export type VoteRevealEvent =
  /** `withReveal`: the result was hidden and is to be opened slowly; false where motion is not wanted. */
  | ({ type: 'vote.cast'; withReveal: boolean } & VoteAttempt)
  | { type: 'vote.retried' }
  /** Another page of this member has voted. */
  | { type: 'vote.found'; side: Side }
  | { type: 'reveal.skipped' }
  | { type: 'change.started' }
  | { type: 'change.cancelled' };

type Context = {
  /** The vote that counts at present. */
  readonly votedSide: Side | null;
  readonly attempt: VoteAttempt | null;
  readonly withReveal: boolean;
};

/**
 * A member's vote on one conflict: cast, revealed, changed or kept. It knows nothing of the split: what may be seen is the
 * server's to say, this decides only when the page opens it.
 * Provided: the actor `castVote`, and the actions `tellRecorded`, `tellFailed` and `askToSignUp`.
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
    tellFailed: (_, _params: { readonly message: string | null }) => {},
    askToSignUp: () => {},
    rememberAttempt: assign(({ context, event }) => {
      if (event.type !== 'vote.cast') return {};
      const { side, opId, withReveal } = event;
      // The same choice after a failure is a retry: the first may have been counted, with only its answer lost.
      const attempt = context.attempt?.side === side ? context.attempt : { side, opId };
      return { attempt, withReveal };
    }),
    countAttempt: assign({ votedSide: ({ context }) => context.attempt?.side ?? context.votedSide, attempt: null }),
    dropAttempt: assign({ attempt: null }),
  },
  guards: {
    hasVoted: ({ context }) => context.votedSide !== null,
    isPresentVote: ({ context, event }) => event.type === 'vote.cast' && event.side === context.votedSide,
    isRevealWanted: ({ context }) => context.withReveal,
    isCounted: (_, { outcome }: { readonly outcome: VoteOutcome }) => outcome.ok,
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
        'vote.found': { target: 'revealed', actions: assign({ votedSide: ({ event }) => event.side }) },
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

    revealed: {
      initial: 'quiet',
      on: { 'change.started': 'changing' },
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

    /** Nothing was counted, as far as this page knows. */
    failed: {
      on: {
        'vote.retried': 'casting',
        'vote.cast': { target: 'casting', actions: 'rememberAttempt' },
        'change.cancelled': { target: 'settling', actions: 'dropAttempt' },
      },
    },
  },
});
