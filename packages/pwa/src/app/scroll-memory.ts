const STORAGE_KEY = 'scroll-positions';
const TIMEOUT = 2000;

let positions: Map<string, number> | undefined;
/** The current history entry. */
let shown: string | undefined;

/** Sets the current history entry. */
export function rememberScroll(entry: string): void {
  shown = entry;
}

/**
 * Records scroll positions until the returned function is called. Start before the router listens to the history,
 * because it replaces the page at once.
 */
export function followScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('scroll', note, { passive: true, signal });
  // On the way back the last scroll event may not have fired. The old page is still shown, so its position is read now.
  window.addEventListener('popstate', note, { signal });
  window.addEventListener('pagehide', persist, { signal });
  return () => over.abort();
}

function note() {
  if (shown !== undefined) recall().set(shown, window.scrollY);
}

/** Whether the entry was scrolled in this visit. */
export const wasScrolled = (entry: string): boolean => recall().has(entry);

/** Restores an entry's scroll position as soon as the page is tall enough; stops when the reader scrolls. */
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

/** Signs that a reader moves on the page. */
export const SIGNS_OF_WILL = ['wheel', 'touchstart', 'keydown'] as const;

/** From session storage after a reload. */
function recall(): Map<string, number> {
  positions ??= new Map(readKept());
  return positions;
}

function persist() {
  try {
    // Fifty pages are enough for going back.
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

/** A newly opened page may reuse an entry's name, but not its position. */
const isStill = ([entry]: [string, number]) => entry !== `${window.location.pathname} default` || !isOpenedByAddress();

const isOpenedByAddress = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).every(
    ({ type }) => type === 'navigate',
  );

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
