import { SIDES } from '@twosides/domain/model';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import styles from './ResultCards.module.css';
import type { SampleResult } from './sample-result.ts';

export function ResultCards({ result }: { readonly result: SampleResult }) {
  const figures = {
    her: { percentage: result.herPercentage, votes: result.herVotes },
    his: { percentage: result.hisPercentage, votes: result.hisVotes },
  };
  return (
    <>
      <ul className={styles.pair}>
        {SIDES.map((side) => (
          <li key={side} className={classNames(styles.card, styles[side])}>
            <p className={styles.label}>{result.labels[side]}</p>
            <p className={styles.percentage}>{figures[side].percentage}%</p>
            <p className={styles.votes}>{countOf(figures[side].votes, 'vote')}</p>
            {result.winner === side && (
              <p className={styles.ahead}>
                <Icon name="check" size={16} />
                Ahead
              </p>
            )}
          </li>
        ))}
      </ul>
      {result.winner === null && <p className={styles.tie}>{result.winnerText}</p>}
    </>
  );
}
