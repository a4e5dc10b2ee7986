import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NetworkError } from '../../../api/api-error.ts';
import { newOperationId } from '../../../api/operation-id.ts';
import { blankAnswers } from '../../../features/posting/submit/SubmitFlow.tsx';
import { keep, postOf } from '../../../outbox/submit.ts';
import { createQueryClient } from '../../../session/query-client.ts';
import { answerApi, goOffline } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
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
  await open(read);
  await expect.element(notice).toBeVisible();
  expect(read).toHaveBeenCalledOnce();
  isUp = true;
  await expect.element(page.getByText('Dishes')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
});

test('the notice disappears soon after a long outage', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isUp = false;
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ status: isUp ? 'ok' : 'down' }) }));
  await open(async () => {
    if (!isUp) throw new NetworkError('No answer');
    return 'Dishes';
  });
  await expect.element(notice).toBeVisible();
  await vi.advanceTimersByTimeAsync(150_000);
  isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(page.getByText('Dishes')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('links to the outbox while a conflict waits there', async () => {
  answerApi();
  goOffline();
  const member = aMember();
  await show(<OfflineNotice />, { member });
  await keep(postOf(blankAnswers(member), newOperationId()));
  await expect
    .element(page.getByRole('link', { name: '1 conflict is waiting to be sent' }))
    .toHaveAttribute('href', '/outbox');
});

const notice = page.getByText('We can’t reach TwoSides right now.');

const open = (read: () => Promise<string>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfflineNotice />
      <Shown read={read} />
    </QueryClientProvider>,
  );

function Shown({ read }: { readonly read: () => Promise<string> }) {
  return <p>{useQuery({ queryKey: ['conflicts', 7], queryFn: read }).data}</p>;
}
