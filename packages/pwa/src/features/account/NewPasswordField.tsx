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
      hint={field.error ? undefined : VALIDATION.resetPasswordMin}
      autoComplete="new-password"
    />
  );
}
