import { VALIDATION } from '@twosides/domain/wire';
import { PasswordField, type PasswordFieldProps } from '../../ui/form/PasswordField.tsx';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'id' | 'name' | 'label' | 'hint' | 'autoComplete'>;

export function NewPasswordField(field: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      id="password"
      name="new-password"
      label="New password"
      // The error states the same rule, so it replaces the hint.
      hint={field.error ? undefined : VALIDATION.resetPasswordMin}
      autoComplete="new-password"
    />
  );
}
