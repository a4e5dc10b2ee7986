import { votesUntilReveal } from '@twosides/domain/voting';
import { LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { RevealCountdown } from '../../voting/RevealCountdown.tsx';
import { SampleAccounts } from './SampleAccounts.tsx';
import { SampleButtons } from './SampleButtons.tsx';
import { SampleResult } from './SampleResult.tsx';
import { useSampleVote } from './use-sample-vote.ts';

const SAMPLES = { herVotes: 39, hisVotes: 23 };

export function MemberVote() {
  const vote = useSampleVote(SAMPLES, false);
  const stage = useFocusKept(vote.phase);
  const hasResult = vote.votedSide !== null && vote.phase !== 'revealing';
  return (
    <>
      <SampleAccounts
        her="I’ve shown him twice how to load it. I’m not asking for perfect, I’m asking not to be the only one who sees the mess."
        his="Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering to be corrected."
      />
      <section ref={stage} tabIndex={-1} aria-label="Vote on the sample">
        {vote.phase === 'revealing' && <RevealCountdown totalVotes={vote.tally.totalVotes} onSkip={vote.skip} />}
        {vote.phase !== 'revealing' && !vote.isDecided && <SampleButtons vote={vote} />}
        {vote.isDecided && <SampleResult vote={vote} />}
      </section>
      {hasResult && !vote.isDecided && <SampleResult vote={vote} />}
      {!hasResult && vote.phase !== 'revealing' && (
        <SplitHidden aside={votesUntilRevealText(votesUntilReveal(vote.tally.totalVotes))}>
          {LIST_MESSAGES.resultsHidden}
        </SplitHidden>
      )}
    </>
  );
}
