import { VALIDATION } from '@twosides/domain/wire';
import { PasswordField, type PasswordFieldProps } from '../../ui/form/PasswordField.tsx';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'id' | 'name' | 'label' | 'hint' | 'autoComplete'>;

/** The password that a mailed link lets one choose, with what it must be like. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      id="password"
      name="new-password"
      label="New password"
      // The refusal says the same.
      hint={field.error ? undefined : VALIDATION.resetPasswordMin}
      autoComplete="new-password"
    />
  );
}
