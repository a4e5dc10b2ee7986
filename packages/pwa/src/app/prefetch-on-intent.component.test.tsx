import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rememberRedirect } from '../features/common/sign-up-prompt/redirect-after-login.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

// A page's default buffer holds 250 resource timings, but Vitest loads more modules than that.
performance.setResourceTimingBufferSize(5_000);

const present = window.location.pathname;
const stop = prefetchOnIntent(new QueryClient());
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', present);
});

const hasFetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}Screen.tsx`));

test('prefetches the next page’s code only while somebody types to sign in', async () => {
  await render(
    <form>
      <label>
        Email <input />
      </label>
      <label>
        Code <input />
      </label>
    </form>,
  );
  rememberRedirect('/leaderboard');
  await page.getByLabelText('Email').click();
  window.history.replaceState(null, '', '/check-email');
  rememberRedirect('/conflict/7/who-hums#vote');
  await page.getByLabelText('Code').click();
  await expect.poll(() => hasFetched('Conflict')).toBe(true);
  expect(hasFetched('Leaderboard')).toBe(false);
  stop();
});
