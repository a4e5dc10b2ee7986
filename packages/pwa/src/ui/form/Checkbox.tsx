import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Checkbox.module.css';
import { FieldError } from './Field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

export function Checkbox({ label, hint, error, id: ownId, className, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.box}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(errorId, hintId)}
          />
          <span className={styles.check}>
            <Icon name="check" size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
