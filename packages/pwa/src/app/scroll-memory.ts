const STORAGE_KEY = 'scroll-positions';
const TIMEOUT = 2000;

let positions: Map<string, number> | undefined;
/** The current history entry: path and key of the router's location. */
let shown: string | undefined;

export function rememberScroll(entry: string): void {
  shown = entry;
}

/**
 * Call before the router listens to the history: the router replaces the page at once, and with it the scroll position.
 * The result stops recording.
 */
export function followScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('scroll', note, { passive: true, signal });
  // The last scroll event may not have fired yet. Until the router handles `popstate`, the old page is still shown.
  window.addEventListener('popstate', note, { signal });
  window.addEventListener('pagehide', persist, { signal });
  return () => over.abort();
}

function note() {
  if (shown !== undefined) recall().set(shown, window.scrollY);
}

export const wasScrolled = (entry: string): boolean => recall().has(entry);

/** Waits until the page is tall enough. Gives up if the reader scrolls or types, or if the result is called. */
export function restoreScroll(entry: string): () => void {
  const position = recall().get(entry) ?? 0;
  window.scrollTo(0, position);
  if (Math.abs(window.scrollY - position) < 2) return () => undefined;

  const grown = new ResizeObserver(() => window.scrollTo(0, position));
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const type of SIGNS_OF_WILL) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, TIMEOUT);
  for (const type of SIGNS_OF_WILL) window.addEventListener(type, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

/** Signs that the reader moves, so the app must no longer scroll the page. */
export const SIGNS_OF_WILL = ['wheel', 'touchstart', 'keydown'] as const;

function recall(): Map<string, number> {
  positions ??= new Map(readKept());
  return positions;
}

function persist() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...recall()].slice(-50)));
  } catch {
    // Without storage, a reload starts at the top.
  }
}

function readKept(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).filter(isStill) : [];
  } catch {
    return [];
  }
}

/**
 * The first page of a visit has the same name as that of an earlier visit. If it was opened by its URL, the stored
 * position is the earlier visit's.
 */
const isStill = ([entry]: [string, number]) => entry !== `${window.location.pathname} default` || !isOpenedByAddress();

const isOpenedByAddress = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).every(
    ({ type }) => type === 'navigate',
  );

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
