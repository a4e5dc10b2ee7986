import { REASON_LABELS } from '@twosides/domain/alerts';
import type { CaseView } from '@twosides/domain/moderation';
import styles from './ModerationScreen.module.css';

type Reported = Omit<CaseView['reports'][number], 'weight'> & { readonly weight?: number };

export function Reports({ reports }: { readonly reports: readonly Reported[] }) {
  return (
    <ul className={styles.list}>
      {reports.toSorted(dangerFirst).map(({ reason, note, weight }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id and keep their order
        <li key={n}>
          {weight ? `${REASON_LABELS[reason]}\u00a0·\u00a0${weight.toFixed(2)}` : REASON_LABELS[reason]}
          {note && (
            <blockquote className={styles.words} dir="auto">
              {note}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

const dangerFirst = (a: Reported, b: Reported): number => Number(b.reason === 'danger') - Number(a.reason === 'danger');
