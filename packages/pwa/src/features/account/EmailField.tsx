import { TextField, type TextFieldProps } from '../../ui/form/TextField.tsx';

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
