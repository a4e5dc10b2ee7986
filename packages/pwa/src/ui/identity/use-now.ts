import { MINUTE } from '@twosides/domain/kernel';
import { useContext, useSyncExternalStore } from 'react';
import { Rendered, useIsHydrated } from '../layout/use-device.ts';
import { deviceStorage } from '../storage.ts';
import type { MomentFormat } from './in-words.ts';

/** Milliseconds by the server's clock, updated every minute. */
export function useNow(): number {
  const rendered = useContext(Rendered);
  return useSyncExternalStore(subscribe, read, () => rendered?.at ?? read());
}

/** Uses UTC on the server and during hydration, because the server does not know the reader's time zone. */
export function useExactTime(at: Date, format: MomentFormat): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? format.format(at) : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** Returns the same value for a minute, because `useSyncExternalStore` requires a stable value. */
function read(): number {
  const current = serverNow();
  if (Math.abs(current - now) >= MINUTE) now = current;
  return now;
}

const STORAGE_KEY = 'clock-ahead';
/** Milliseconds. A smaller difference between the device's and the server's clock may only be network delay. */
const TOLERANCE = 2 * MINUTE;
/** Milliseconds by which the device's clock is ahead of the server's. */
let ahead = 0;

export const serverNow = (): number => toServerTime(Date.now());

export const toServerTime = (at: number): number => at - ahead;

export const toDeviceTime = (at: number): number => at + ahead;

/** `serverTime`: 0 or NaN if unknown, as on a page that only the browser renders. */
export function noteServerTime(serverTime: number, deviceTime = Date.now()): void {
  if (!serverTime) return;
  const difference = deviceTime - serverTime;
  const found = Math.abs(difference) < TOLERANCE ? 0 : difference;
  if (found === ahead || (found !== 0 && Math.abs(found - ahead) < TOLERANCE)) return;
  ahead = found;
  if (ahead === 0) deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, String(ahead));
  tick();
}

export function restoreServerTime(): void {
  ahead = Number(deviceStorage.read(STORAGE_KEY)) || 0;
}
