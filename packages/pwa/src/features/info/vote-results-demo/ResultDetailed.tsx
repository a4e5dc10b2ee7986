import { SIDES } from '@twosides/domain/model';
import { Badge } from '../../../ui/layout/Badge.tsx';
import styles from './ResultDetailed.module.css';
import type { SampleResult } from './sample-result.ts';

export function ResultDetailed({ result }: { readonly result: SampleResult }) {
  const { labels, herVotes, hisVotes, herPercentage, hisPercentage, totalVotes } = result;
  const rows = {
    her: { votes: herVotes, percentage: herPercentage },
    his: { votes: hisVotes, percentage: hisPercentage },
  };
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{result.winnerText}</caption>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Votes</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row" className={styles[side]}>
                {labels[side]}
              </th>
              <td>{rows[side].votes.toLocaleString('en')}</td>
              <td>{rows[side].percentage}%</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{totalVotes.toLocaleString('en')}</td>
            <td>100%</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.level}>
        Polarization: <strong>{result.polarization}</strong>
        {result.polarization === 'High' && <Badge icon="flame">Hot</Badge>}
      </p>
    </>
  );
}
