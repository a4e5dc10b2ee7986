import { CONTENT_NOTE_LABELS } from '@twosides/domain/conflicts';
import { CONTENT_NOTES, CONTENT_NOTES_MAX, type ContentNote } from '@twosides/domain/model';
import { useId } from 'react';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './ContentNotesField.module.css';

type ContentNotesFieldProps = {
  readonly value: readonly ContentNote[];
  readonly error: string | undefined;
  /** Whether at least one is to be chosen. */
  readonly isRequired?: boolean;
  readonly onChange: (value: ContentNote[]) => void;
};

/** What others may not want to come upon unprepared. */
export function ContentNotesField({ value, error, isRequired = false, onChange }: ContentNotesFieldProps) {
  const errorId = useId();
  const isFull = value.length >= CONTENT_NOTES_MAX;
  return (
    <fieldset className={styles.notes} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{isRequired ? 'Content notes' : 'Content notes (optional)'}</legend>
      <p className={styles.hint}>
        Up to {CONTENT_NOTES_MAX}. In lists, both sides stay closed behind them, and people choose whether to read on.
      </p>
      <div className={styles.choices}>
        {CONTENT_NOTES.map((note) => (
          <Checkbox
            key={note}
            label={CONTENT_NOTE_LABELS[note]}
            checked={value.includes(note)}
            disabled={isFull && !value.includes(note)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, note] : value.filter((chosen) => chosen !== note))
            }
          />
        ))}
      </div>
      {error && (
        <div role="alert">
          <FieldError id={errorId} message={error} />
        </div>
      )}
    </fieldset>
  );
}
