import { useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import { countOf } from '../../common/list-text.ts';
import { ResultCards } from './ResultCards.tsx';
import { ResultCircle } from './ResultCircle.tsx';
import { ResultComparison } from './ResultComparison.tsx';
import { ResultDetailed } from './ResultDetailed.tsx';
import { SAMPLES, type SampleResult, sampleResult } from './sample-result.ts';
import { Variant } from './Variant.tsx';
import styles from './VoteResultsDemoScreen.module.css';

export function VoteResultsDemoScreen() {
  const [name, setName] = useState('clear');
  const sample = SAMPLES.find(({ value }) => value === name) ?? SAMPLES[0];
  const result = sampleResult(sample);
  return (
    <div className={styles.page}>
      <header className={shared.stack16}>
        <h1 className={shared.title}>Six ways to show a result</h1>
        <p className={shared.lead}>
          Here’s the same result as a bar, a circle, cards, a line, a table and a comparison. Color is never the only
          cue: each side also has its own name, position and texture.
        </p>
        <Notice icon="info">The numbers on this page are samples. They don’t come from real votes.</Notice>
        <RadioGroup
          label="Sample result"
          look="chips"
          options={SAMPLES.map(({ value, label }) => ({ value, label }))}
          value={name}
          onChange={setName}
        />
      </header>
      <div className={styles.variants}>
        <Variant name="Bar" use="For the conflict’s own page. The notch in the middle marks a tie." wide>
          <ResultBar result={result} />
        </Variant>
        <Variant name="Circle" use="For square spaces, such as a shared picture or a large panel.">
          <ResultCircle result={result} />
        </Variant>
        <Variant name="Cards" use="For places where the two sides are already next to each other.">
          <ResultCards result={result} />
        </Variant>
        <Variant name="Minimal" use="For lists and sidebars: just one line and the numbers." wide>
          <ResultMinimal result={result} />
        </Variant>
        <Variant name="Detailed" use="For people who want the exact numbers.">
          <ResultDetailed result={result} />
        </Variant>
        <Variant name="Comparison" use="To show how far apart the sides are, measured from one midpoint.">
          <ResultComparison result={result} />
        </Variant>
      </div>
    </div>
  );
}

function ResultBar({ result }: { readonly result: SampleResult }) {
  const { labels, herPercentage, hisPercentage, totalVotes, range } = result;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.winner}>{result.winnerText}</p>
        <p className={shared.figures}>{countOf(totalVotes, 'vote')}</p>
      </div>
      <Split
        size="large"
        labels={labels}
        herPercentage={herPercentage}
        hisPercentage={hisPercentage}
        totalVotes={totalVotes}
        range={range}
      />
    </>
  );
}

function ResultMinimal({ result }: { readonly result: SampleResult }) {
  const { labels, herPercentage, hisPercentage } = result;
  return (
    <>
      <SplitThin labels={labels} herPercentage={herPercentage} />
      <p className={styles.figures} aria-hidden="true">
        <span>
          {labels.her} {herPercentage}%
        </span>
        <span>
          {labels.his} {hisPercentage}%
        </span>
      </p>
    </>
  );
}
