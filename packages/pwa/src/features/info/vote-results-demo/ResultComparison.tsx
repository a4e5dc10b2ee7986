import { useId } from 'react';
import { splitLabel } from '../../../ui/split/split-label.ts';
import styles from './ResultComparison.module.css';
import { SideTextures } from './SideTextures.tsx';
import type { SampleResult } from './sample-result.ts';

export function ResultComparison({ result }: { readonly result: SampleResult }) {
  const id = useId();
  const { labels, herPercentage, hisPercentage } = result;
  const her = { x: `${50 - herPercentage / 2}%`, width: `${herPercentage / 2}%` };
  const his = { x: '50%', width: `${hisPercentage / 2}%` };
  return (
    <div role="img" aria-label={splitLabel(labels, result)}>
      <div className={styles.names}>
        <p className={styles.her}>
          {labels.her} <strong>{herPercentage}%</strong>
        </p>
        <p className={styles.his}>
          <strong>{hisPercentage}%</strong> {labels.his}
        </p>
      </div>
      <svg className={styles.bars} width="100%" height="36" aria-hidden="true">
        <SideTextures id={id} />
        <rect className={styles.track} width="100%" height="36" />
        <rect className={styles.herBar} {...her} height="36" />
        <rect fill={`url(#${id}lines)`} {...her} height="36" />
        <rect className={styles.hisBar} {...his} height="36" />
        <rect fill={`url(#${id}dots)`} {...his} height="36" />
        <line className={styles.middle} x1="50%" x2="50%" y1="0" y2="36" />
        {[25, 75].map((x) => (
          <line key={x} className={styles.half} x1={`${x}%`} x2={`${x}%`} y1="0" y2="36" />
        ))}
      </svg>
      <div className={styles.scale}>
        <span>100%</span>
        <span>50%</span>
        <span>0</span>
        <span>50%</span>
        <span>100%</span>
      </div>
    </div>
  );
}
