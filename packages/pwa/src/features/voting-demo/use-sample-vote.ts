import { ok, type Result } from '@twosides/domain/kernel';
import type { Side, Tally } from '@twosides/domain/model';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { newOperationId } from '../../api/operation-id.ts';
import { type VoteFailure, voteRevealMachine } from '../conflict/vote/vote-reveal-machine.ts';

export type SampleVote = {
  readonly phase: 'undecided' | 'casting' | 'revealing' | 'revealed' | 'changing';
  readonly isAnnounced: boolean;
  readonly votedSide: Side | null;
  readonly attemptedSide: Side | null;
  /** The samples and the vote that was just cast. */
  readonly tally: Tally;
  readonly cast: (side: Side) => void;
  readonly skip: () => void;
  readonly startChange: () => void;
  readonly cancelChange: () => void;
};

type Samples = { readonly herVotes: number; readonly hisVotes: number };

/** About as long as a vote takes on a phone. */
const NETWORK = 600;

/** The site's own vote machine, with a network that is only a pause. */
const sampleMachine = voteRevealMachine.provide({
  actors: {
    castVote: fromPromise(async (): Promise<Result<void, VoteFailure>> => {
      await new Promise((resolve) => setTimeout(resolve, NETWORK));
      return ok(undefined);
    }),
  },
});

/** @param isPublic the result stands open from the beginning, so there is nothing to reveal */
export function useSampleVote(samples: Samples, isPublic: boolean): SampleVote {
  const [state, send] = useMachine(sampleMachine, { input: { votedSide: null } });
  const { votedSide, attempt } = state.context;
  return {
    phase: phaseOf(state.value),
    isAnnounced: state.matches({ revealed: 'announced' }),
    votedSide,
    attemptedSide: attempt?.side ?? null,
    tally: tallyOf(samples, votedSide),
    cast: (side) =>
      send({
        type: 'vote.cast',
        side,
        opId: newOperationId(),
        withReveal: !isPublic && votedSide === null && isMotionWelcome(),
      }),
    skip: () => send({ type: 'reveal.skipped' }),
    startChange: () => send({ type: 'change.started' }),
    cancelChange: () => send({ type: 'change.cancelled' }),
  };
}

/** `settling` and `counted` are passed through; this network never fails. */
function phaseOf(value: ReturnType<typeof useMachine<typeof sampleMachine>>[0]['value']): SampleVote['phase'] {
  if (typeof value === 'object') return 'revealed';
  return value === 'casting' || value === 'revealing' || value === 'changing' ? value : 'undecided';
}

const isMotionWelcome = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function tallyOf({ herVotes, hisVotes }: Samples, own: Side | null): Tally {
  const her = herVotes + (own === 'her' ? 1 : 0);
  const his = hisVotes + (own === 'his' ? 1 : 0);
  return { herVotes: her, hisVotes: his, totalVotes: her + his };
}
