import { SplitThin } from '../../ui/split/SplitThin.tsx';
import styles from './ResultMinimal.module.css';
import type { SampleResult } from './sample-result.ts';

export function ResultMinimal({ result }: { readonly result: SampleResult }) {
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
