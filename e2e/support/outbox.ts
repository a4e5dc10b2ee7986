import type { Page } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { test as base } from './test.ts';

export const test = base.extend<{ network: FaultyProxy }>({
  network: async ({ server }, use) => {
    const network = await startFaultyProxy(server.origin);
    await use(network);
    network.stop();
  },
  baseURL: ({ network }, use) => use(network.origin),
});

export const SAVED = 'Saved. Will be sent when you are back online';

export const savedVote = (page: Page) =>
  page.getByRole('region', { name: 'Vote', exact: true }).getByText(SAVED).last();

export const waitingBadge = (page: Page, count?: number) =>
  page.getByRole('banner').getByRole('link', { name: count === undefined ? /^Outbox, / : `Outbox, ${count} waiting` });

export const toast = (page: Page, title: string, description = '') =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('article')
    .filter({ hasText: title })
    .filter({ hasText: description });
