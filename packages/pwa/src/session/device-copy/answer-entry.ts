import type { DehydratedState } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';

/** A query as the library takes it out of its cache and puts it back. */
export type KeptQuery = DehydratedState['queries'][number];

/** How long an answer is shown without a network, in ms. */
export const OLDEST = 7 * DAY;
/** Of a list that was followed further down, its beginning is enough. */
const MOST_PAGES = 3;

type Entry = Pick<KeptQuery, 'queryKey' | 'queryHash' | 'queryType'> & { readonly data: unknown };

/** One answer as it is kept: its build and its moment in front, where they are read without the rest. */
export function writeEntry({ queryKey, queryHash, queryType, state }: KeptQuery, build: string): string {
  const entry: Entry = { queryKey, queryHash, data: beginningOf(state.data), ...(queryType && { queryType }) };
  return `${build} ${state.dataUpdatedAt}\n${JSON.stringify(entry, maskAuthor)}`;
}

/** An anonymous conflict is stored as a reader has it: nothing on the device tells that it is the member's own. */
function maskAuthor(_key: string, value: unknown): unknown {
  const isOwn = isRecord(value) && value.anonymous === true && (value.isAuthor === true || value.opensAt);
  return isOwn ? JSON.parse(JSON.stringify(value, asReader)) : value;
}

const asReader = (key: string, value: unknown) => {
  if (key === 'opensAt') return null;
  return key === 'isAuthor' || key === 'isOwn' ? false : value;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * An answer with its age, to be read again where it is looked at; null where it is of another build, too old or broken.
 */
export function readEntry(text: string | null, build: string): KeptQuery | null {
  const [, kind, at, json] = /^(\S+) (\d+)\n(.*)$/s.exec(text ?? '') ?? [];
  if (kind !== build || !json || Date.now() - Number(at) > OLDEST) return null;
  try {
    const { data, ...query } = JSON.parse(json) as Entry;
    const dataUpdatedAt = Number(at);
    // Only what is kept on the device is in there, and so is not put out again before a screen has asked for it.
    return { ...query, dehydratedAt: dataUpdatedAt, meta: KEPT, state: { ...RESTORED, data, dataUpdatedAt } };
  } catch {
    return null;
  }
}

/** When the answer was given, in ms; NaN where nobody knows. */
export const momentOf = (text: string): number => Number(/^\S+ (\d+)\n/.exec(text)?.[1]);

const KEPT = { isKeptOnDevice: true };

const RESTORED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: true,
  status: 'success',
  fetchStatus: 'idle',
} as const;

type Pages = { readonly pages: readonly unknown[]; readonly pageParams: readonly unknown[] };

const isPaged = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

const beginningOf = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, MOST_PAGES), pageParams: data.pageParams.slice(0, MOST_PAGES) } : data;
