import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { attempt, deviceStorage } from '../../ui/storage.ts';
import { COPY_PREFIX, readViewer, type Viewer } from '../known-member.ts';
import { type KeptQuery, momentOf, readEntry, writeEntry } from './answer-entry.ts';

/** Maximum size of all entries, in characters. Local storage holds about five million, and drafts need room too. */
const LARGEST = 1_500_000;

/** A tab writes only the entries that it has changed, so that tabs do not overwrite each other's data. */
export function answerStorage(viewer: Viewer, build: string) {
  const prefix = `${COPY_PREFIX}${viewer}:`;
  const known = new Map<string, KeptQuery['state']>();

  return {
    read(): PersistedClient | null {
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

    write({ clientState: { queries } }: Pick<PersistedClient, 'clientState'>) {
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

export const deleteCopy = (): void => copyKeys().forEach(deviceStorage.remove);

function keep(entries: ReadonlyMap<string, string>) {
  try {
    write(entries, LARGEST);
  } catch {
    attempt(() => write(entries, LARGEST / 2));
  }
}

/** Deletes the oldest entries if not all fit into `room` characters. */
function write(entries: ReadonlyMap<string, string>, room: number) {
  const all = [...new Set([...copyKeys(), ...entries.keys()])].map((key) => measure(key, entries.get(key)));
  let taken = 0;
  const kept: string[] = [];
  for (const { key, size, text } of all.sort((a, b) => b.at - a.at)) {
    taken += size;
    if (taken > room) localStorage.removeItem(key);
    else if (text !== null) kept.push(key);
  }
  for (const key of kept) localStorage.setItem(key, entries.get(key) ?? '');
}

function measure(key: string, next: string | undefined) {
  const present = localStorage.getItem(key);
  const isNext = next !== undefined && !(present !== null && momentOf(present) > momentOf(next));
  const text = isNext ? next : (present ?? '');
  return { key, size: text.length, at: momentOf(text) || 0, text: isNext ? text : null };
}

const isSame = (known: KeptQuery['state'] | undefined, { data, dataUpdatedAt }: KeptQuery['state']) =>
  known?.data === data && known?.dataUpdatedAt === dataUpdatedAt;

const copyKeys = () => (attempt(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(COPY_PREFIX));
