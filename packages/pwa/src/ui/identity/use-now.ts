import { useContext, useSyncExternalStore } from 'react';
import { Rendered } from '../layout/rendered.ts';

const MINUTE = 60_000;

/** The time, told again each minute by one clock for the whole page. */
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
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Stands still between two ticks, as an external store has to; without a running clock it is fresh to the minute. */
function read(): number {
  const current = Date.now();
  if (current - now >= MINUTE) now = current;
  return now;
}
