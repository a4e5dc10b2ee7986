import { useFocusKept } from '../../ui/layout/use-focus-kept.ts';
import { SampleButtons } from './SampleButtons.tsx';
import { SampleResult } from './SampleResult.tsx';
import { useSampleVote } from './use-sample-vote.ts';

const SAMPLES = { herVotes: 87, hisVotes: 92 };

export function PublicResult() {
  const vote = useSampleVote(SAMPLES, true);
  const stage = useFocusKept(vote.phase);
  return (
    <>
      <section ref={stage} tabIndex={-1} aria-label="Vote on the public sample">
        {!vote.isDecided && <SampleButtons vote={vote} />}
        {vote.isDecided && <SampleResult vote={vote} />}
      </section>
      {!vote.isDecided && <SampleResult vote={vote} />}
    </>
  );
}
