import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NetworkError } from '../../../api/api-error.ts';
import { createQueryClient } from '../../../session/query-client.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

test('the notice disappears when the server answers again, and the page refetches', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/healthz') throw new TypeError('Failed to fetch');
    return isUp ? Response.json({ status: 'ok' }) : new Response('<h1>Welcome to the train</h1>');
  });
  const read = vi.fn(async () => {
    if (!isUp) throw new NetworkError('No answer');
    return 'Dishes';
  });
  const client = createQueryClient();
  await render(
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Shown read={read} />
    </QueryClientProvider>,
  );
  const notice = page.getByText('We can’t reach TwoSides right now.');
  await expect.element(notice).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
  isUp = true;
  await expect.element(page.getByText('Dishes')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
});

function Shown({ read }: { readonly read: () => Promise<string> }) {
  return <p>{useQuery({ queryKey: ['conflicts', 7], queryFn: read }).data}</p>;
}
