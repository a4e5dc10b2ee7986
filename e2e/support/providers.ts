import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { endProcess, spawnNode } from './processes.ts';

export type Providers = {
  /** The server's settings for them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/**
 * OpenID providers in place of Google and Apple, for a server at this origin. They are other sites to the browser.
 */
export const startProviders = async (origin: string): Promise<Providers> => {
  const child = spawnNode(['packages/server/src/test-support/openid-provider-process.ts', origin]);
  const lines = createInterface({ input: child.stdout });
  // Skips what the provider itself prints.
  for await (const line of lines) {
    if (line.startsWith('{')) return { env: JSON.parse(line), stop: () => endProcess(child) };
  }
  await once(child, 'exit');
  throw new Error('The providers have not started');
};

/** Signs in on the provider's page, with a verified address. */
export const continueAs = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};
