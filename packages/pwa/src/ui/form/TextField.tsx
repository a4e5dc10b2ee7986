import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'>;

export function TextField({ label, hideLabel, hint, error, id, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(control) => <input {...rest} {...control} type={type} className={classNames(styles.control, className)} />}
    </Field>
  );
}
