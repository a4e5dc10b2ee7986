import type { BrowserContext } from '@playwright/test';
import type { FaultyProxy } from './faulty-proxy.ts';

/** The proxy is down too, because the emulation may not affect a service worker's requests. */
export async function goOffline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = true;
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: FaultyProxy) {
  network.isDown = false;
  await context.setOffline(false);
}
