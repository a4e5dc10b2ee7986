import type { ConflictDetailView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { numberText } from '../../../ui/identity/in-words.ts';
import { Panel } from '../../../ui/layout/panel/Panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { countOf } from '../../common/list-text.ts';
import { blindTallyWords, changesWords, exclusionWords, unexpectedWords } from './history-words.ts';
import styles from './VoteHistory.module.css';

export function VoteHistory({
  conflict: { history, blindTally, changes, unexpectedSide, excluded, sideLabels },
}: {
  readonly conflict: ConflictDetailView;
}) {
  const hasHistory = history !== null && history.length > 0;
  if (!hasHistory && !blindTally && !changes && !unexpectedSide && !excluded) return null;
  return (
    <Panel id="history-heading" title="How the vote moved">
      {excluded && <p className={styles.text}>{exclusionWords(excluded, sideLabels)}</p>}
      {blindTally && <p className={styles.text}>{blindTallyWords(blindTally, sideLabels)}</p>}
      {changes && <p className={styles.text}>{changesWords(changes, sideLabels)}</p>}
      {unexpectedSide && <p className={styles.text}>{unexpectedWords(sideLabels[unexpectedSide], unexpectedSide)}</p>}
      {hasHistory && <History points={history} label={sideLabels.her} />}
    </Panel>
  );
}

type HistoryProps = { readonly points: readonly HistoryPoint[]; readonly label: string };

function History({ points, label }: HistoryProps) {
  const { line, range, revealAt } = drawHistory(points);
  const last = points.at(-1);
  return (
    <figure className={styles.history}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} aria-hidden="true">
        <path className={styles.range} d={range} />
        <line className={styles.even} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {revealAt !== null && <line className={styles.reveal} x1={revealAt} x2={revealAt} y2={HEIGHT} />}
        <path className={styles.line} d={line} />
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{countOf(points[0]?.totalVotes ?? 0, 'vote')}</span>
        <span>{label}</span>
        <span>{countOf(last?.totalVotes ?? 0, 'vote')}</span>
      </figcaption>
      <VisuallyHidden>
        <table>
          <caption>{label} as the votes came in</caption>
          <thead>
            <tr>
              <th scope="col">Votes</th>
              <th scope="col">Share</th>
              <th scope="col">Likely between</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ totalVotes, herPercentage, low, high }) => (
              <tr key={totalVotes}>
                <th scope="row">
                  {numberText(totalVotes)}
                  {totalVotes === PUBLIC_RESULTS_THRESHOLD && ', the result becomes public'}
                </th>
                <td>{herPercentage}%</td>
                <td>
                  {low}% and {high}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

type HistoryPoint = NonNullable<ConflictDetailView['history']>[number];

const WIDTH = 300;
const HEIGHT = 100;

/** The axis of votes is logarithmic, to give the first votes enough room. */
export const drawHistory = (points: readonly HistoryPoint[]) => {
  const counts = points.map(({ totalVotes }) => Math.log(totalVotes));
  const first = Math.min(...counts);
  const width = Math.max(...counts) - first || 1;
  const at = (totalVotes: number) => rounded((WIDTH * (Math.log(totalVotes) - first)) / width);
  const spot = (totalVotes: number, percentage: number) =>
    `${at(totalVotes)} ${rounded((HEIGHT * (100 - percentage)) / 100)}`;
  const upper = points.map(({ totalVotes, high }) => spot(totalVotes, high));
  const lower = points.map(({ totalVotes, low }) => spot(totalVotes, low)).reverse();
  const isRevealSeen = points.some(({ totalVotes }) => totalVotes === PUBLIC_RESULTS_THRESHOLD);
  return {
    line: `M${points.map(({ totalVotes, herPercentage }) => spot(totalVotes, herPercentage)).join('L')}`,
    range: `M${[...upper, ...lower].join('L')}Z`,
    revealAt: isRevealSeen ? at(PUBLIC_RESULTS_THRESHOLD) : null,
  };
};

const rounded = (value: number) => Math.round(10 * value) / 10;
