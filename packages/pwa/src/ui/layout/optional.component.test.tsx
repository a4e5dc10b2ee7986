import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { optional } from './optional.tsx';

test('what somebody has pressed for is drawn once it is there, before what nobody waits for', async () => {
  const drawn: string[] = [];
  const code = Promise.withResolvers<void>();
  const piece = (name: string) => async (): Promise<() => string> => {
    await code.promise;
    return () => {
      useEffect(() => void drawn.push(name), []);
      return name;
    };
  };
  const Aside = optional(piece('aside'), { whileLoading: 'loading' });
  const Dialog = optional(piece('dialog'), { isWanted: () => true });
  await render(
    <>
      <Aside />
      <Dialog />
    </>,
  );
  await expect.element(page.getByText('loading')).toBeVisible();
  code.resolve();
  await expect.poll(() => drawn).toEqual(['dialog', 'aside']);
});

test('what cannot be had yet when the network is said to be back is tried again a little later', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error('Failed to fetch dynamically imported module');
    return () => 'It is there';
  };
  const Piece = optional(load, { instead: () => 'It is left out' });
  await render(<Piece />);
  await expect.element(page.getByText('It is left out')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(tries).toBe(2);
  vi.advanceTimersByTime(2_000);
  await expect.element(page.getByText('It is there')).toBeVisible();
});
