import { chooseTheme, type Theme, useTheme } from '../theme.ts';
import { SelectField } from './SelectField.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeSwitch() {
  return (
    <SelectField
      label="Appearance"
      hideLabel
      look="pill"
      options={THEMES}
      value={useTheme()}
      onChange={(event) => chooseTheme(event.target.value as Theme)}
    />
  );
}
