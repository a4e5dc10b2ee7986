import { useId } from 'react';
import styles from './Split.module.css';
import type { SplitRange } from './split-label.ts';

/** Uses an SVG, which sets widths by attributes, because the CSP refuses inline styles. */
export function SplitBar({
  herPercentage,
  range,
  textured = true,
}: {
  readonly herPercentage: number;
  readonly range?: SplitRange | null | undefined;
  readonly textured?: boolean | undefined;
}) {
  const id = useId();
  const her = `${herPercentage}%`;
  const his = `${100 - herPercentage}%`;
  return (
    <svg className={styles.bar} width="100%" height="100%" aria-hidden="true">
      {textured && (
        <defs>
          <linearGradient id={`${id}light`}>
            <stop className={styles.light} stopOpacity="0" />
            <stop className={styles.light} offset="0.3" />
            <stop className={styles.light} offset="0.7" />
            <stop className={styles.light} offset="1" stopOpacity="0" />
          </linearGradient>
          <pattern id={`${id}lines`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.lines} d="M0 0v9" />
          </pattern>
          <pattern id={`${id}dots`} width="9" height="9" patternUnits="userSpaceOnUse">
            <circle className={styles.dots} cx="4.5" cy="4.5" r="1.4" />
          </pattern>
        </defs>
      )}
      <rect className={styles.herFill} width={her} height="100%" />
      <rect className={styles.hisFill} x={her} width={his} height="100%" />
      {textured && <rect fill={`url(#${id}lines)`} width={her} height="100%" />}
      {textured && <rect fill={`url(#${id}dots)`} x={her} width={his} height="100%" />}
      {range && (
        <rect
          className={styles.range}
          fill={textured ? `url(#${id}light)` : undefined}
          x={`${range.low}%`}
          width={`${range.high - range.low}%`}
          height="100%"
        />
      )}
      {herPercentage > 0 && herPercentage < 100 && <line className={styles.seam} x1={her} x2={her} y1="0" y2="100%" />}
    </svg>
  );
}
