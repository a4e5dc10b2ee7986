import { MINUTE } from '@twosides/domain/kernel';
import { useContext, useSyncExternalStore } from 'react';
import { Rendered } from '../layout/use-is-hydrated.ts';

/** The server's time, updated every minute by one shared clock. */
export function useNow(): number {
  const rendered = useContext(Rendered);
  return useSyncExternalStore(subscribe, read, () => rendered?.at ?? read());
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

/** Constant between ticks, as external stores must be; fresh if the clock is not running. */
function read(): number {
  const current = serverNow();
  if (Math.abs(current - now) >= MINUTE) now = current;
  return now;
}

const STORAGE_KEY = 'clock-ahead';
/** Milliseconds. A page's minute and a slow network are no wrong clock. */
const TOLERANCE = 2 * MINUTE;
/** Milliseconds the device's clock is ahead of the server's. */
let ahead = 0;

/** The current time by the server's clock. */
export const serverNow = (): number => toServerTime(Date.now());

/** @param at by the device's clock */
export const toServerTime = (at: number): number => at - ahead;

/** @param at by the server's clock */
export const toDeviceTime = (at: number): number => at + ahead;

/** @param serverTime by the server's clock, at `deviceTime` by the device's */
export function noteServerTime(serverTime: number, deviceTime = Date.now()): void {
  const difference = deviceTime - serverTime;
  const found = Math.abs(difference) < TOLERANCE ? 0 : difference;
  if (found === ahead || (found !== 0 && Math.abs(found - ahead) < TOLERANCE)) return;
  ahead = found;
  try {
    if (ahead === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(ahead));
  } catch {
    // Without storage, the next response tells.
  }
  tick();
}

/** Restores an earlier visit's difference, for starting offline. */
export function restoreServerTime(): void {
  try {
    ahead = Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    // Without storage, the device's clock is used.
  }
}
