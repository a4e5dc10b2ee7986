import { Split } from '../../ui/split/Split.tsx';
import { countOf } from '../conflict-list/count-of.ts';
import styles from './ResultBar.module.css';
import type { SampleResult } from './sample-result.ts';

export function ResultBar({ result }: { readonly result: SampleResult }) {
  const { labels, herPercentage, hisPercentage, totalVotes, range } = result;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.winner}>{result.winnerText}</p>
        <p className={styles.total}>{countOf(totalVotes, 'vote')}</p>
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
