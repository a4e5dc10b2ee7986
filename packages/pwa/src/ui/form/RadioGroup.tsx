import type { ReactNode } from 'react';
import { useId } from 'react';
import shared from '../../styles/shared.module.css';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { FieldError } from './Field.tsx';
import styles from './RadioGroup.module.css';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
};

export type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly look?: 'list' | 'chips' | 'segmented' | undefined;
  readonly disabled?: boolean | undefined;
};

/** Don't use this for votes, because an arrow key would cast a vote. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, hint, error, options, value, onChange, look = 'list', disabled } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      disabled={disabled}
      aria-describedby={classNames(errorId, hintId)}
    >
      <legend className={classNames(fieldStyles.legend, hideLabel && shared.hidden)}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Above the options, so that the error is in view when the first option is focused. */}
      <FieldError id={errorId} message={error} />
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
