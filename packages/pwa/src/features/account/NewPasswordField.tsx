import { VALIDATION } from '@twosides/domain/wire';
import { PasswordField, type PasswordFieldProps } from '../../ui/form/PasswordField.tsx';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'id' | 'name' | 'label' | 'hint' | 'autoComplete'>;

/** A new password with its rules. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      id="password"
      name="new-password"
      label="New password"
      // The error says the same.
      hint={field.error ? undefined : VALIDATION.resetPasswordMin}
      autoComplete="new-password"
    />
  );
}
