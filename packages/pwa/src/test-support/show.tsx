import type { CurrentUserView } from '@twosides/domain/profile';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OutboxKeeper } from '../app/shell/OutboxKeeper.tsx';
import { restoreCurrentUser } from '../session/current-user.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { currentSession, startSession } from '../session/session.ts';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { DialogHost } from '../ui/overlay/ask.ts';

export type Setting = {
  readonly member?: CurrentUserView | undefined;
  readonly path?: string | { readonly pathname: string; readonly state: unknown };
  readonly at?: string;
  readonly known?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
};

beforeEach(restoreCurrentUser);

export async function show(screen: ReactNode, { member, path = '/', at = '*', known = [] }: Setting = {}) {
  startSession(member ?? null);
  for (const [key, answer] of known) currentSession().client.setQueryData(key, answer);
  let address = typeof path === 'string' ? path : path.pathname;
  const follow = (next: string) => {
    address = next;
  };
  await render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <main tabIndex={-1}>
          <Routes>
            <Route path={at} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <OutboxKeeper />
        <DialogHost />
      </SessionProvider>
      <Where onChange={follow} />
      <ToastRegion />
    </MemoryRouter>,
  );
  return { address: () => address };
}

function Where({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(pathname + search), [onChange, pathname, search]);
  return null;
}

export const toast = (title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('article')
    .filter({ hasText: title });

export const preferLessMotion = async (): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [LESS_MOTION] });
};

export const doubleTheText = async (): Promise<void> => {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  onTestFinished(async () => {
    await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  });
};

const LESS_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [{ ...LESS_MOTION, value: '' }] }));
