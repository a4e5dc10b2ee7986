import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Field.module.css';

export type FieldTexts = {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

type ControlWiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  readonly id?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: (control: ControlWiring) => ReactNode;
};

export function Field({ label, hideLabel, hint, error, id: ownId, aside, children }: FieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={shared.stack6}>
      <label htmlFor={id} className={classNames(styles.label, hideLabel && shared.hidden)}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-describedby': classNames(errorId, hintId), 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId} message={error} />
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** Separates a field's texts from the props of its control. */
export const fieldTexts = <Props extends FieldTexts & { readonly id?: string | undefined }>({
  label,
  hideLabel,
  hint,
  error,
  id,
  ...control
}: Props) => [{ label, hideLabel, hint, error, id }, control] as const;

export function FieldError({ id, message }: { readonly id: string | undefined; readonly message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={16} />
      {message}
    </p>
  );
}

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'>;

export function TextField({ className, type = 'text', ...props }: TextFieldProps) {
  const [texts, rest] = fieldTexts(props);
  return (
    <Field {...texts}>
      {(control) => <input {...rest} {...control} type={type} className={classNames(styles.control, className)} />}
    </Field>
  );
}
