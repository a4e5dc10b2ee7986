import { CONTENT_NOTE_LABELS } from '@twosides/domain/conflicts';
import { CONTENT_NOTES, CONTENT_NOTES_MAX, type ContentNote } from '@twosides/domain/model';
import { useId } from 'react';
import shared from '../styles/shared.module.css';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './ContentNotesField.module.css';

type ContentNotesFieldProps = {
  readonly value: readonly ContentNote[] | undefined;
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (value: ContentNote[]) => void;
};

export function ContentNotesField({ isRequired, ...props }: ContentNotesFieldProps) {
  if (isRequired) return <Choices {...props} />;
  return (
    <details open={Boolean(props.value?.length || props.error) || undefined}>
      <summary className={styles.summary}>Add a content note (optional)</summary>
      <Choices {...props} />
    </details>
  );
}

function Choices({ value = [], error, onChange }: ContentNotesFieldProps) {
  const errorId = useId();
  const isFull = value.length >= CONTENT_NOTES_MAX;
  return (
    <fieldset className={shared.stack8} aria-describedby={error ? errorId : undefined}>
      <legend className={shared.strong}>Content notes</legend>
      <p className={shared.note}>
        Choose up to {CONTENT_NOTES_MAX}. In lists, people see the note instead of the text until they open it.
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
