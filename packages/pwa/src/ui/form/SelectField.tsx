import type { ComponentProps } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts, fieldTexts } from './Field.tsx';
import styles from './SelectField.module.css';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
    readonly options: readonly SelectOption[];
    readonly placeholder?: string | undefined;
    readonly look?: 'field' | 'pill' | undefined;
  };

export function SelectField({ className, options, placeholder, look = 'field', ...props }: SelectFieldProps) {
  const [texts, rest] = fieldTexts(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...rest}
            {...control}
            className={classNames(look === 'field' ? fieldStyles.control : styles.pill, styles.select, className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
