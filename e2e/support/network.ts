import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { FaultyProxy } from './faulty-proxy.ts';

/** Stops the proxy too, because Chromium's offline emulation may not affect a service worker's requests. */
export async function goOffline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = true;
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = false;
  await context.setOffline(false);
}

/** A short failure between two steps of a journey. */
export async function loseTheNetwork(page: Page) {
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
}

/** Code that was under way when the network was lost, as React reports it. The app then asks for it again. */
export const isMissingCode = (problem: string) => /dynamically imported module|preload CSS/.test(problem);

/** Chromium reports each request that was under way when the network was lost. */
export function expectOnlyLostRequests(problems: string[]) {
  const others = problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others.filter((problem) => !isMissingCode(problem))).toEqual([]);
  problems.length = 0;
}
