import { useEffect, useState } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { chooseTheme, readTheme, type Theme } from '../../theme.ts';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <SelectField
      label="Appearance"
      hideLabel
      look="pill"
      options={THEMES}
      value={theme}
      onChange={(event) => choose(event.target.value as Theme)}
    />
  );
}
