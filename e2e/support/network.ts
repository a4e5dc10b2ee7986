import type { BrowserContext } from '@playwright/test';
import type { FaultyProxy } from './faulty-proxy.ts';

/** Emulates a device without a network. Blocks requests too, since emulation may not reach a service worker's. */
export async function goOffline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = true;
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = false;
  await context.setOffline(false);
}
