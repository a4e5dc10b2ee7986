import { useId } from 'react';
import { splitLabel } from '../../../ui/split/split-label.ts';
import styles from './ResultCircle.module.css';
import { SideKey } from './SideKey.tsx';
import { SideTextures } from './SideTextures.tsx';
import type { SampleResult } from './sample-result.ts';

export function ResultCircle({ result }: { readonly result: SampleResult }) {
  const id = useId();
  const { labels, herPercentage, hisPercentage, totalVotes } = result;
  return (
    <div className={styles.circle}>
      <svg className={styles.ring} viewBox="0 0 120 120" role="img" aria-label={splitLabel(labels, result)}>
        <SideTextures id={id} />
        <g transform="rotate(-90 60 60)">
          <Arc className={styles.her} from={hisPercentage} length={herPercentage} />
          <Arc stroke={`url(#${id}lines)`} from={hisPercentage} length={herPercentage} />
          <Arc className={styles.his} from={0} length={hisPercentage} />
          <Arc stroke={`url(#${id}dots)`} from={0} length={hisPercentage} />
        </g>
        <text className={styles.total} x="60" y="60">
          {totalVotes.toLocaleString('en')}
        </text>
        <text className={styles.word} x="60" y="74">
          {totalVotes === 1 ? 'vote' : 'votes'}
        </text>
      </svg>
      <div className={styles.words}>
        <p className={styles.winner}>{result.winnerText}</p>
        <SideKey side="her" label={labels.her} percentage={herPercentage} />
        <SideKey side="his" label={labels.his} percentage={hisPercentage} />
      </div>
    </div>
  );
}

type ArcProps = {
  readonly className?: string | undefined;
  readonly stroke?: string;
  readonly from: number;
  readonly length: number;
};

function Arc({ className, stroke, from, length }: ArcProps) {
  if (length === 0) return null;
  const shown = length === 100 ? 100 : Math.max(length - 0.8, 0.4);
  return (
    <circle
      className={className}
      stroke={stroke}
      cx="60"
      cy="60"
      r="48"
      fill="none"
      strokeWidth="18"
      pathLength="100"
      strokeDasharray={`${shown} ${100 - shown}`}
      strokeDashoffset={-from}
    />
  );
}
