import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { readViewer, type Viewer } from '../known-member.ts';
import { type KeptQuery, momentOf, readEntry, writeEntry } from './answer-entry.ts';
import { COPY_PREFIX } from './has-copy.ts';

/** In characters. Storage holds some five million, and what people write comes first. */
const LARGEST = 1_500_000;

export type AnswerStorage = {
  readonly read: () => PersistedClient | null;
  readonly write: (client: Pick<PersistedClient, 'clientState'>) => void;
  readonly remove: () => void;
};

/**
 * Takes a whole cache and keeps it answer by answer, each under its viewer and its query's hash: a tab writes what has
 * changed in it since it wrote last, so tabs add to one copy and never wipe each other's. Nothing is written once the
 * device has another viewer.
 */
export function answerStorage(viewer: Viewer, build: string): AnswerStorage {
  const prefix = `${COPY_PREFIX}${viewer}:`;
  /** What this tab has read there or written, by its hash. */
  const known = new Map<string, KeptQuery['state']>();

  return {
    read() {
      const queries: KeptQuery[] = [];
      for (const key of copyKeys()) {
        const query = key.startsWith(prefix) ? readEntry(localStorage.getItem(key), build) : null;
        if (query === null) {
          localStorage.removeItem(key);
          continue;
        }
        known.set(query.queryHash, query.state);
        queries.push(query);
      }
      if (queries.length === 0) return null;
      return { buster: build, timestamp: Date.now(), clientState: { mutations: [], queries } };
    },

    write({ clientState: { queries } }) {
      if (readViewer() !== viewer) return;
      const changed = queries.filter(({ queryHash, state }) => !isSame(known.get(queryHash), state));
      const there = new Set(queries.map(({ queryHash }) => queryHash));
      for (const queryHash of known.keys()) {
        if (there.has(queryHash)) continue;
        known.delete(queryHash);
        localStorage.removeItem(prefix + queryHash);
      }
      for (const { queryHash, state } of changed) known.set(queryHash, state);
      if (changed.length > 0)
        keep(new Map(changed.map((query) => [prefix + query.queryHash, writeEntry(query, build)])));
    },

    remove: deleteCopy,
  };
}

/** Removes everything that any viewer has read on this device. */
export function deleteCopy(): void {
  try {
    for (const key of copyKeys()) localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}

function keep(entries: ReadonlyMap<string, string>) {
  try {
    write(entries, LARGEST);
  } catch {
    // The disk is fuller than thought: half as much may fit, and else these pages are not there without a network.
    attempt(() => write(entries, LARGEST / 2));
  }
}

/** Writes the entries. Of these and all others the newest stay, as many as fit into `room` characters. */
function write(entries: ReadonlyMap<string, string>, room: number) {
  const all = [...new Set([...copyKeys(), ...entries.keys()])].map((key) => weigh(key, entries.get(key)));
  let taken = 0;
  const kept: string[] = [];
  for (const { key, size, text } of all.sort((a, b) => b.at - a.at)) {
    taken += size;
    if (taken > room) localStorage.removeItem(key);
    else if (text !== null) kept.push(key);
  }
  for (const key of kept) localStorage.setItem(key, entries.get(key) ?? '');
}

/** `text`: what is to be written there; null where another tab has read the same later, which stays. */
function weigh(key: string, next: string | undefined) {
  const present = localStorage.getItem(key);
  const isNext = next !== undefined && !(present !== null && momentOf(present) > momentOf(next));
  const text = isNext ? next : (present ?? '');
  return { key, size: text.length, at: momentOf(text) || 0, text: isNext ? text : null };
}

const isSame = (known: KeptQuery['state'] | undefined, { data, dataUpdatedAt }: KeptQuery['state']) =>
  known?.data === data && known?.dataUpdatedAt === dataUpdatedAt;

const copyKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(COPY_PREFIX));

function attempt(act: () => void) {
  try {
    act();
  } catch {
    // Neither fits.
  }
}
