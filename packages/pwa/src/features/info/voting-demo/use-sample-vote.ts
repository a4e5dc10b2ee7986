import type { Side, Tally } from '@twosides/domain/model';
import { fromPromise } from 'xstate';
import type { ActionOutcome } from '../../../outbox/outcome.rule.ts';
import { useVoteSteps, type VoteSteps } from '../../voting/use-vote.ts';
import { type VoteAttempt, voteMachine } from '../../voting/vote-machine.ts';

export type SampleVote = Omit<VoteSteps, 'cast' | 'send'> & {
  readonly tally: Tally;
  readonly cast: (side: Side) => void;
};

type Samples = { readonly herVotes: number; readonly hisVotes: number };

/** Simulated response time in milliseconds. */
const NETWORK = 600;

const sampleMachine = voteMachine.provide({
  actors: {
    'cast vote': fromPromise<ActionOutcome, VoteAttempt>(
      () => new Promise((resolve) => setTimeout(() => resolve({ state: 'sent' }), NETWORK)),
    ),
  },
});

export function useSampleVote(samples: Samples, isPublic: boolean): SampleVote {
  const { send: _, cast, ...steps } = useVoteSteps(sampleMachine, { votedSide: null, saved: null });
  const { votedSide } = steps;
  return {
    ...steps,
    tally: tallyOf(samples, votedSide),
    cast: (side) => cast(side, { isHidden: !isPublic && votedSide === null }),
  };
}

function tallyOf({ herVotes, hisVotes }: Samples, own: Side | null): Tally {
  const her = herVotes + (own === 'her' ? 1 : 0);
  const his = hisVotes + (own === 'his' ? 1 : 0);
  return { herVotes: her, hisVotes: his, totalVotes: her + his };
}
