import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { Field, fieldTexts, type TextFieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordField.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ className, ...props }: PasswordFieldProps) {
  const [texts, rest] = fieldTexts(props);
  const [isShown, setShown] = useState(false);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(fieldStyles.control, styles.input, className)}
          />
          <IconButton
            className={styles.toggle}
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
