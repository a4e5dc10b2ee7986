import type { OpId, Result } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { REVEAL_MS } from '@twosides/domain/wire';
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

type Kept = VoteAttempt & { readonly isRejected: boolean };

type Context = {
  /** The vote that counts at present. */
  readonly votedSide: Side | null;
  readonly attempt: VoteAttempt | null;
  /** What the device keeps of a vote, as far as it was told since the latest press; `gone`: it was, and is no more. */
  readonly kept: Kept | 'gone' | null;
  readonly withReveal: boolean;
};

const WAITS = [
  { guard: 'isRejected', target: 'failed', actions: 'takeWaiting' },
  { target: 'waiting', actions: 'takeWaiting' },
] as const;

const attemptOf = ({ side, opId }: VoteAttempt): VoteAttempt => ({ side, opId });
const keptOf = ({ side, opId, isRejected }: Kept): Kept => ({ side, opId, isRejected });
const isThere = (kept: Context['kept']): kept is Kept => kept !== null && kept !== 'gone';

/**
 * A member's vote on one conflict: cast, revealed, changed or kept. It knows nothing of the split: what may be seen is
 * the server's to say, this decides only when the page opens it.
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
      return { attempt, withReveal, kept: null };
    }),
    noteKept: assign(({ event }) => (event.type === 'vote.waits' ? { kept: keptOf(event) } : {})),
    noteGone: assign(({ context }) => ({ kept: context.kept && 'gone' })),
    takeWaiting: assign(({ event }) =>
      event.type === 'vote.waits' ? { kept: keptOf(event), attempt: attemptOf(event) } : {},
    ),
    /** What took the place of the attempt, in another tab. */
    takeKept: assign(({ context: { kept } }) => (isThere(kept) ? { attempt: attemptOf(kept) } : {})),
    takeFound: assign(({ event }) => (event.type === 'vote.found' ? { votedSide: event.side } : {})),
    countAttempt: assign({ votedSide: ({ context }) => context.attempt?.side ?? context.votedSide, attempt: null }),
    dropAttempt: assign({ attempt: null, kept: null }),
  },
  guards: {
    hasVoted: ({ context }) => context.votedSide !== null,
    isPresentVote: ({ context, event }) => event.type === 'vote.cast' && event.side === context.votedSide,
    isAttempt: ({ context, event }) => event.type === 'vote.found' && event.side === context.attempt?.side,
    isRejected: ({ event }) => event.type === 'vote.waits' && event.isRejected,
    /** It was tried again in the outbox, or is another act than the one that failed. */
    isAnotherTry: ({ context: { attempt, kept }, event }) =>
      event.type === 'vote.waits' && (event.opId !== attempt?.opId || (isThere(kept) && kept.isRejected)),
    isFoundMeanwhile: ({ context: { attempt, votedSide } }) => attempt !== null && attempt.side === votedSide,
    isTakenBack: ({ context: { kept } }, { outcome }: { readonly outcome: VoteOutcome }) =>
      kept === 'gone' && !outcome.ok && outcome.error.reason === 'waiting',
    /** Another tab has cast another vote behind the one that was counted. */
    hasLaterVote: ({ context: { kept, votedSide } }) => isThere(kept) && kept.side !== votedSide,
    isRevealWanted: ({ context }) => context.withReveal,
    isCounted: (_, { outcome }: { readonly outcome: VoteOutcome }) => outcome.ok,
    isWaiting: (_, { outcome }: { readonly outcome: VoteOutcome }) => !outcome.ok && outcome.error.reason === 'waiting',
    isSignedOut: (_, { outcome }: { readonly outcome: VoteOutcome }) =>
      !outcome.ok && outcome.error.reason === 'signed-out',
  },
  delays: {
    /** The countdown before a result opens. */
    reveal: REVEAL_MS,
    /** How long the page says that the vote is recorded. */
    banner: REVEAL_MS,
  },
}).createMachine({
  id: 'vote-reveal',
  context: ({ input }) => ({ votedSide: input.votedSide, attempt: null, kept: null, withReveal: false }),
  initial: 'settling',
  // Learnt also where it moves nothing: it is told once.
  on: {
    'vote.found': { actions: 'takeFound' },
    'vote.waits': { actions: 'noteKept' },
    'vote.gone': { actions: 'noteGone' },
  },
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
          // The answer was lost, and what the vote was counted by came another way.
          { guard: 'isFoundMeanwhile', target: 'counted', actions: ['countAttempt', 'tellRecorded'] },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => ({ outcome: event.output }) },
            target: 'settling',
            actions: ['dropAttempt', 'askToSignUp'],
          },
          {
            guard: { type: 'isTakenBack', params: ({ event }) => ({ outcome: event.output }) },
            target: 'settling',
            actions: 'dropAttempt',
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ outcome: event.output }) },
            target: 'waiting',
            actions: ['takeKept', 'tellSaved'],
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

    counted: {
      always: [
        { guard: 'hasLaterVote', target: 'waiting', actions: 'takeKept' },
        { guard: 'isRevealWanted', target: 'revealing' },
        { target: 'revealed.announced' },
      ],
    },

    revealing: {
      after: { reveal: 'revealed.announced' },
      on: { 'reveal.skipped': 'revealed.announced', 'vote.waits': WAITS },
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
        'vote.waits': WAITS,
      },
    },

    /** Nothing was counted, as far as this page knows. What is kept may still be sent without anybody's doing. */
    failed: {
      on: {
        'vote.retried': 'casting',
        'vote.waits': [
          { guard: 'isRejected', actions: 'takeWaiting' },
          { guard: 'isAnotherTry', target: 'waiting', actions: 'takeWaiting' },
          { actions: 'noteKept' },
        ],
        'vote.found': [{ guard: 'isAttempt', target: 'counted', actions: 'countAttempt' }, { actions: 'takeFound' }],
        'vote.gone': { target: 'settling', actions: 'dropAttempt' },
        'vote.cast': { target: 'casting', actions: 'rememberAttempt' },
        'change.cancelled': { target: 'settling', actions: 'dropAttempt' },
      },
    },
  },
});
