import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';
import { createStore } from './store.ts';

export type Theme = 'system' | 'light' | 'dark';

/** `public/early.js` has copies of this key and these colors, because it applies the theme before the first paint. */
const KEY = 'theme';
const PAPER = { light: '#fbf8f4', dark: '#17141b' } as const;

const { subscribe, set: announce } = createStore<Theme>('system');

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');

function readTheme(): Theme {
  const stored = deviceStorage.read(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, theme);
  applyTheme(theme);
  announce(theme);
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = PAPER[theme === 'system' ? schemeOf(meta.media) : theme];
  }
}

const schemeOf = (media: string) => (media.includes('dark') ? 'dark' : 'light');
