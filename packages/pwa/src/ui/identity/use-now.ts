import { MINUTE } from '@twosides/domain/kernel';
import { useContext, useSyncExternalStore } from 'react';
import { Rendered } from '../layout/use-is-hydrated.ts';

/** The server's time, updated each minute by one clock for the whole page. */
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

/** Stands still between two ticks, as an external store has to; without a running clock it is fresh to the minute. */
function read(): number {
  const current = serverNow();
  if (Math.abs(current - now) >= MINUTE) now = current;
  return now;
}

const STORAGE_KEY = 'clock-ahead';
/** In ms: what a page's minute and a slow network may add up to is no wrong clock. */
const TOLERANCE = 2 * MINUTE;
/** By how much the device's clock is ahead of the server's, in ms; 0 where it is right. */
let ahead = 0;

/** The time by the server's clock. */
export const serverNow = (): number => toServerTime(Date.now());

/** @param at a moment by the device's clock */
export const toServerTime = (at: number): number => at - ahead;

/** @param at a moment by the server's clock */
export const toDeviceTime = (at: number): number => at + ahead;

/** @param serverTime a moment by the server's clock, which was `deviceTime` by the device's */
export function noteServerTime(serverTime: number, deviceTime = Date.now()): void {
  const difference = deviceTime - serverTime;
  const found = Math.abs(difference) < TOLERANCE ? 0 : difference;
  if (found === ahead || (found !== 0 && Math.abs(found - ahead) < TOLERANCE)) return;
  ahead = found;
  try {
    if (ahead === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(ahead));
  } catch {
    // Without storage it is found again with the next answer.
  }
  tick();
}

/** Applies what an earlier visit found, for a start without a network. */
export function restoreServerTime(): void {
  try {
    ahead = Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    // Without storage the device's clock has to do.
  }
}
