import type { BrowserContext } from '@playwright/test';
import type { FaultyProxy } from './faulty-proxy.ts';

/**
 * The device says so, and nothing gets through: of a service worker's own requests the browser's emulation may know
 * nothing.
 */
export async function goOffline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = true;
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = false;
  await context.setOffline(false);
}
