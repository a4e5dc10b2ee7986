import type { Side, Tally } from '@twosides/domain/model';
import { useVoteSteps, type VoteSteps } from '../voting/use-vote-steps.ts';
import { begin } from '../voting/vote.rule.ts';

export type SampleVote = Omit<VoteSteps, 'cast' | 'send'> & {
  /** The samples and the vote that was just cast. */
  readonly tally: Tally;
  readonly cast: (side: Side) => void;
};

type Samples = { readonly herVotes: number; readonly hisVotes: number };

/** About as long as a vote takes on a phone. */
const NETWORK = 600;

/**
 * A vote like any other, with a network that is only a pause.
 * @param isPublic the result stands open from the beginning, so there is nothing to reveal
 */
export function useSampleVote(samples: Samples, isPublic: boolean): SampleVote {
  const { send, cast, ...steps } = useVoteSteps(
    () => begin(null),
    ({ type }) => {
      if (type === 'send') setTimeout(() => send({ type: 'vote.answered', outcome: { state: 'sent' } }), NETWORK);
    },
  );
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
