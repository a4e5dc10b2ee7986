const STORAGE_KEY = 'scroll-positions';
const TIMEOUT = 2000;

let positions: Map<string, number> | undefined;
/** The entry of the history that is on the screen. */
let shown: string | undefined;

/** Says which entry it is whose scrolling is kept note of. */
export function rememberScroll(entry: string): void {
  shown = entry;
}

/**
 * Keeps note of how far the entry on the screen is scrolled, in the browser's place, until the returned function is
 * called. Begun before the router listens to the history: its listener has the next page put in place at once.
 */
export function followScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('scroll', note, { passive: true, signal });
  // A step back may come before the browser has told of the last scrolling; here it is known, and the page still there.
  window.addEventListener('popstate', note, { signal });
  window.addEventListener('pagehide', persist, { signal });
  return () => over.abort();
}

function note() {
  if (shown !== undefined) recall().set(shown, window.scrollY);
}

/** Whether the entry was scrolled in this visit. */
export const wasScrolled = (entry: string): boolean => recall().has(entry);

/**
 * Goes back to where the entry was left, as soon as the page is tall enough for it; gives up when its reader scrolls.
 */
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

/** What a reader does to go elsewhere on the page. */
export const SIGNS_OF_WILL = ['wheel', 'touchstart', 'keydown'] as const;

/** From the session's storage after a reload. */
function recall(): Map<string, number> {
  positions ??= new Map(readKept());
  return positions;
}

function persist() {
  try {
    // The last fifty pages are more than anybody goes back.
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...recall()].slice(-50)));
  } catch {
    // Without storage, a reload begins at the top.
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

/** Where a page is opened by its address, its entry has the name of an earlier one, and none of its scrolling. */
const isStill = ([entry]: [string, number]) => entry !== `${window.location.pathname} default` || !isOpenedByAddress();

const isOpenedByAddress = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).every(
    ({ type }) => type === 'navigate',
  );

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
