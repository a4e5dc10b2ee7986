import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { endProcess, spawnNode } from './processes.ts';

export type Providers = {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

export const startProviders = async (origin: string): Promise<Providers> => {
  const child = spawnNode(['packages/server/src/test-support/openid-provider-process.ts', origin]);
  const lines = createInterface({ input: child.stdout });
  // The settings are the only line of JSON. The provider's library prints the other lines.
  for await (const line of lines) {
    if (line.startsWith('{')) return { env: JSON.parse(line), stop: () => endProcess(child) };
  }
  await once(child, 'exit');
  throw new Error('The providers have not started');
};

export const continueAs = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};
