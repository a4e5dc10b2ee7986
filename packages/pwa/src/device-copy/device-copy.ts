import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { changeUser } from '../api/current-user.ts';
import { queryKeys } from '../api/query-keys.ts';
import { COPY_PREFIX } from './has-copy.ts';
import { MEMBER_KEY, readKnownMember, readViewer, type Viewer } from './known-member.ts';

/** How long an answer is shown without a network, in ms. */
const OLDEST = 7 * 24 * 3_600_000;
/** In characters. Storage holds some five million, and what people write comes first. */
const LARGEST = 1_500_000;
/** Of a list that was followed further down, its beginning is enough. */
const MOST_PAGES = 3;
const WRITE_EVERY = 1_000;

/** One answer as it is kept, under its viewer and its query's hash: tabs add to one copy and never wipe each other's. */
type Entry = { readonly queryKey: readonly unknown[]; readonly data: unknown };

/** Queries under these keys are kept, for as long in memory as on the device. */
export const isKept = ({ meta }: Query): boolean => meta?.isKeptOnDevice === true;

/**
 * Puts what this viewer has read on this device back into the cache, each answer with its age; where it is looked at,
 * it is also read anew. What is too old, of another build or of another viewer is removed.
 */
export function restoreCopy(client: QueryClient, build: string): void {
  const prefix = prefixOf(readViewer());
  for (const key of copyKeys()) {
    const stored = key.startsWith(prefix) ? parse(localStorage.getItem(key)) : null;
    if (stored?.build !== build || Date.now() - stored.at > OLDEST) {
      localStorage.removeItem(key);
      continue;
    }
    const { queryKey, data } = stored.entry;
    client.setQueryData(queryKey, data, { updatedAt: stored.at });
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * Writes what is read from here on to the device, for the viewer who read it; another viewer's is removed.
 * @param reload gives up the page with all it holds
 */
export function keepCopy(client: QueryClient, build: string, reload = () => window.location.reload()): void {
  let viewer = readViewer();
  // What a former viewer has read is in memory for a moment still; it is older than this.
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<Query>();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const isStillViewer = readViewer() === viewer;
    if (isStillViewer) for (const query of changed) if (query.state.dataUpdatedAt >= since) store(viewer, build, query);
    changed.clear();
  };
  const follow = (next: Viewer) => {
    if (next === viewer) return;
    viewer = next;
    since = Date.now();
    changed.clear();
    forgetCopy();
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (query.queryKey[0] === queryKeys.currentUser[0]) return follow(readViewer());
    if (!isKept(query)) return;
    if (action.type === 'error' && isGone(action.error)) removeItem(keyOf(viewer, query));
    if (action.type !== 'success') return;
    changed.add(query);
    timer ??= setTimeout(write, WRITE_EVERY);
  });
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => document.hidden && write());
  // Somebody has signed in or out in another tab: this one is theirs too.
  const checkViewer = () => {
    const earlier = viewer;
    if (readViewer() === earlier) return;
    changeUser(client, readKnownMember());
    // Forms and dialogs hold what the member has written. Where it was a session that ended, the drafts keep it.
    if (earlier !== 'visitor') reload();
  };
  window.addEventListener('storage', ({ key }) => (key === MEMBER_KEY || key === null) && checkViewer());
  // A page that comes out of the back/forward cache has slept through it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkViewer());
  // What was read before this began.
  for (const query of client.getQueryCache().getAll()) if (isKept(query) && query.state.data) changed.add(query);
  write();
}

/** Removes everything that any viewer has read on this device. */
export function forgetCopy(): void {
  try {
    for (const key of copyKeys()) localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

function store(viewer: Viewer, build: string, query: Query) {
  const { data, dataUpdatedAt } = query.state;
  if (data === undefined) return;
  const entry: Entry = { queryKey: query.queryKey, data: beginningOf(data) };
  const text = `${build} ${dataUpdatedAt}\n${JSON.stringify(entry)}`;
  const key = keyOf(viewer, query);
  try {
    makeRoom(LARGEST - text.length, key);
    localStorage.setItem(key, text);
  } catch {
    // The disk is fuller than thought: half as much may fit, and else this page is not there without a network.
    attempt(() => {
      makeRoom(LARGEST / 2 - text.length, key);
      localStorage.setItem(key, text);
    });
  }
}

/** Takes out the oldest answers until the others are no more than `room` characters; `key` is about to be replaced. */
function makeRoom(room: number, key: string) {
  const others = copyKeys()
    .filter((other) => other !== key)
    .map((other) => ({ other, text: localStorage.getItem(other) ?? '' }))
    .sort((a, b) => ageMark(a.text) - ageMark(b.text));
  let taken = others.reduce((sum, { text }) => sum + text.length, 0);
  for (const { other, text } of others) {
    if (taken <= room) return;
    localStorage.removeItem(other);
    taken -= text.length;
  }
}

const ageMark = (text: string) => Number(text.slice(text.indexOf(' '), text.indexOf('\n')));

function parse(text: string | null): { build: string; at: number; entry: Entry } | null {
  const [, build, at, json] = /^(\S+) (\d+)\n(.*)$/s.exec(text ?? '') ?? [];
  if (!build || !at || !json) return null;
  try {
    return { build, at: Number(at), entry: JSON.parse(json) as Entry };
  } catch {
    return null;
  }
}

type Pages = { readonly pages: readonly unknown[]; readonly pageParams: readonly unknown[] };

const isPaged = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

const beginningOf = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, MOST_PAGES), pageParams: data.pageParams.slice(0, MOST_PAGES) } : data;

const prefixOf = (viewer: Viewer) => `${COPY_PREFIX}${viewer}:`;
const keyOf = (viewer: Viewer, query: Query) => prefixOf(viewer) + query.queryHash;
const copyKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(COPY_PREFIX));
const isGone = (error: unknown) => error instanceof ApiError && [403, 404, 410].includes(error.status);
const removeItem = (key: string) => attempt(() => localStorage.removeItem(key));

function attempt(act: () => void) {
  try {
    act();
  } catch {
    // Storage refuses.
  }
}
