import type { UpdateAnswers } from '@twosides/domain/model';
import { HELPED_LABELS, OUTCOME_LABELS } from '../updates/update-words.ts';
import styles from './OutboxItem.module.css';

/** What an author has told of how it went, with all that goes along. */
export function UpdateWords({ told: { ending, votesHelped, text, forStories } }: { readonly told: UpdateAnswers }) {
  return (
    <>
      <p>
        <strong>{OUTCOME_LABELS[ending]}</strong>
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {votesHelped && <p>Did the votes help? {HELPED_LABELS[votesHelped]}</p>}
      {forStories && <p>It may be shown among the success stories</p>}
    </>
  );
}
