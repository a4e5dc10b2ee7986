import { VALIDATION } from '@twosides/domain/wire';
import { useCurrentUser } from '../../session/current-user.ts';
import { TextField, type TextFieldProps } from '../../ui/form/Field.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/form/PasswordField.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

export function EmailField({ autoComplete = 'email', ...rest }: Omit<TextFieldProps, 'type' | 'label'>) {
  return (
    <TextField
      {...rest}
      label="Email address"
      type="email"
      name="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      placeholder="you@example.com"
    />
  );
}

/** A hidden field that tells password managers which account the password belongs to. */
export function Username({ email }: { readonly email: string }) {
  return (
    <VisuallyHidden>
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  );
}

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

export function CurrentPassword(field: Omit<PasswordFieldProps, 'autoComplete'>) {
  const { user } = useCurrentUser();
  return (
    <>
      <Username email={user?.email ?? ''} />
      <PasswordField {...field} autoComplete="current-password" />
    </>
  );
}
