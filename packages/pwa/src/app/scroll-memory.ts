import { tabStorage } from '../ui/storage.ts';

const STORAGE_KEY = 'scroll-positions';
const TIMEOUT = 2000;

let positions: Map<string, number> | undefined;
let shown: string | undefined;

export function rememberScroll(entry: string): void {
  shown = entry;
}

/** Call it before the router starts, because the old page's position must be recorded before the page changes. */
export function followScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('scroll', note, { passive: true, signal });
  // The router still shows the old page at `popstate`, so this records the old page's position.
  window.addEventListener('popstate', note, { signal });
  window.addEventListener('pagehide', persist, { signal });
  return () => over.abort();
}

function note() {
  if (shown !== undefined) recall().set(shown, window.scrollY);
}

export const wasScrolled = (entry: string): boolean => recall().has(entry);

export function restoreScroll(entry: string): () => void {
  const position = recall().get(entry) ?? 0;
  window.scrollTo(0, position);
  if (Math.abs(window.scrollY - position) < 2) return () => undefined;

  const grown = new ResizeObserver(() => window.scrollTo(0, position));
  grown.observe(document.body);
  return untilReaderScrolls(grown, TIMEOUT);
}

/** @returns a function that ends the observation earlier */
export function untilReaderScrolls(observer: { disconnect(): void }, timeout: number): () => void {
  const over = new AbortController();
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    over.abort();
  };
  const timer = setTimeout(stop, timeout);
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { passive: true, signal: over.signal });
  return stop;
}

function recall(): Map<string, number> {
  positions ??= new Map(readKept());
  return positions;
}

function persist() {
  note();
  tabStorage.write(STORAGE_KEY, JSON.stringify([...recall()].slice(-50)));
}

function readKept(): [string, number][] {
  const entries: unknown = tabStorage.readJson(STORAGE_KEY);
  return Array.isArray(entries) ? entries.filter(isEntry).filter(isOfThisVisit) : [];
}

const isOfThisVisit = ([entry]: [string, number]) =>
  entry !== `${window.location.pathname} default` || !isOpenedByAddress();

const isOpenedByAddress = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).every(
    ({ type }) => type === 'navigate',
  );

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
