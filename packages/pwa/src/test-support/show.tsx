import { QueryClientProvider } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryKeys } from '../api/query-keys.ts';
import { createQueryClient } from '../app/query-client.ts';
import { OutboxKeeper } from '../outbox/OutboxKeeper.tsx';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';

/** One a file, as the outbox has one a page; emptied before each test. */
const client = createQueryClient();

type Setting = {
  /** Who looks; nobody signed in without it. */
  readonly member?: CurrentUserView | undefined;
  /** Where the screen is, and the pattern of its address. */
  readonly path?: string;
  readonly at?: string;
  /** What has been read already: key and answer. */
  readonly known?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
};

beforeEach(() => client.clear());

/** Shows a screen, or a part of one, in what surrounds it in the app. @returns where the person is now */
export async function show(screen: ReactNode, { member, path = '/', at = '*', known = [] }: Setting = {}) {
  client.setQueryData(queryKeys.currentUser, member ?? null);
  for (const [key, answer] of known) client.setQueryData(key, answer);
  let address = path;
  const follow = (next: string) => {
    address = next;
  };
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <main tabIndex={-1}>
          <Routes>
            <Route path={at} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <Where onChange={follow} />
        <OutboxKeeper />
      </MemoryRouter>
      <ToastRegion />
    </QueryClientProvider>,
  );
  return { address: () => address };
}

function Where({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(pathname + search), [onChange, pathname, search]);
  return null;
}

/** The toast with this title. */
export const toast = (title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('article')
    .filter({ hasText: title });

/** As set on the device; until the end of the test. */
export const preferLessMotion = async (): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [LESS_MOTION] });
};

const LESS_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [{ ...LESS_MOTION, value: '' }] }));
