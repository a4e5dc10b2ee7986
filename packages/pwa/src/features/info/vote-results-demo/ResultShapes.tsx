import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import { SIDES } from '@twosides/domain/model';
import { leadingSide, percentagesOf, polarizationLevel, shownRange, winnerText } from '@twosides/domain/voting';
import { useId } from 'react';
import shared from '../../../styles/shared.module.css';
import { numberText } from '../../../ui/identity/in-words.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { splitLabel } from '../../../ui/split/split-label.ts';
import styles from './ResultCircle.module.css';
import barStyles from './ResultComparison.module.css';
import keyStyles from './SideKey.module.css';
import textureStyles from './SideTextures.module.css';

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
          {numberText(totalVotes)}
        </text>
        <text className={styles.word} x="60" y="74">
          {totalVotes === 1 ? 'vote' : 'votes'}
        </text>
      </svg>
      <div className={styles.words}>
        <p className={styles.winner}>{result.winnerText}</p>
        {SIDES.map((side) => (
          <p key={side} className={shared.row8}>
            <span className={classNames(keyStyles.mark, keyStyles[side])} />
            <span className={keyStyles.label}>{labels[side]}</span>
            <strong className={keyStyles.percentage}>{result.sides[side].percentage}%</strong>
          </p>
        ))}
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

function SideTextures({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}lines`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={textureStyles.lines} d="M0 0v6" />
      </pattern>
      <pattern id={`${id}dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className={textureStyles.dots} cx="3" cy="3" r="1" />
      </pattern>
    </defs>
  );
}

export function ResultComparison({ result }: { readonly result: SampleResult }) {
  const id = useId();
  const { labels, herPercentage, hisPercentage } = result;
  const her = { x: `${50 - herPercentage / 2}%`, width: `${herPercentage / 2}%` };
  const his = { x: '50%', width: `${hisPercentage / 2}%` };
  return (
    <div role="img" aria-label={splitLabel(labels, result)}>
      <div className={barStyles.names}>
        <p className={barStyles.her}>
          {labels.her} <strong>{herPercentage}%</strong>
        </p>
        <p className={barStyles.his}>
          <strong>{hisPercentage}%</strong> {labels.his}
        </p>
      </div>
      <svg className={barStyles.bars} width="100%" height="36" aria-hidden="true">
        <SideTextures id={id} />
        <rect className={barStyles.track} width="100%" height="36" />
        <rect className={barStyles.herBar} {...her} height="36" />
        <rect fill={`url(#${id}lines)`} {...her} height="36" />
        <rect className={barStyles.hisBar} {...his} height="36" />
        <rect fill={`url(#${id}dots)`} {...his} height="36" />
        <line className={barStyles.middle} x1="50%" x2="50%" y1="0" y2="36" />
        {[25, 75].map((x) => (
          <line key={x} className={barStyles.half} x1={`${x}%`} x2={`${x}%`} y1="0" y2="36" />
        ))}
      </svg>
      <div className={barStyles.scale}>
        <span>100%</span>
        <span>50%</span>
        <span>0</span>
        <span>50%</span>
        <span>100%</span>
      </div>
    </div>
  );
}

export type SampleResult = ReturnType<typeof sampleResult>;

type Sample = {
  readonly value: string;
  readonly label: string;
  readonly herVotes: number;
  readonly hisVotes: number;
  readonly labels?: SideLabels;
};

export const SAMPLES = [
  { value: 'clear', label: 'Clear', herVotes: 133, hisVotes: 81 },
  { value: 'close', label: 'Close', herVotes: 127, hisVotes: 129 },
  { value: 'tie', label: 'Tie', herVotes: 64, hisVotes: 64 },
  { value: 'one-sided', label: 'One-sided', herVotes: 11, hisVotes: 201 },
  { value: 'unanimous', label: 'First vote', herVotes: 1, hisVotes: 0 },
  {
    value: 'names',
    label: 'With names',
    herVotes: 88,
    hisVotes: 105,
    labels: { her: 'Maximiliana’s side', his: 'Sam’s side' },
  },
] as const satisfies readonly Sample[];

export function sampleResult({ herVotes, hisVotes, labels = DEFAULT_SIDE_LABELS }: Sample) {
  const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
  const percentages = percentagesOf(tally);
  return {
    ...tally,
    ...percentages,
    sides: {
      her: { votes: herVotes, percentage: percentages.herPercentage },
      his: { votes: hisVotes, percentage: percentages.hisPercentage },
    },
    range: shownRange(tally),
    labels,
    winner: leadingSide(tally),
    winnerText: winnerText(tally, labels),
    polarization: polarizationLevel(tally),
  };
}
