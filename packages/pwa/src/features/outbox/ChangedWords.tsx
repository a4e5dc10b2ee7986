import type { ConflictText } from '@twosides/domain/model';
import { Accounts } from './Accounts.tsx';
import styles from './OutboxItem.module.css';

/** The words as they are now, beside a vote that was about others. */
export function ChangedWords({ text }: { readonly text: ConflictText }) {
  return (
    <section className={styles.words} aria-label="The words as they are now">
      <h3 dir="auto">{text.title}</h3>
      <Accounts labels={text.sideLabels} told={text} />
    </section>
  );
}
