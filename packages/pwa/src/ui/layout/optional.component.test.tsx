import { useEffect } from 'react';
import { expect, test } from 'vitest';
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
