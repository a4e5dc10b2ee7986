import type { DehydratedState } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';

export type KeptQuery = DehydratedState['queries'][number];

/** Maximum age of stored data in milliseconds. */
export const OLDEST = 7 * DAY;
const MOST_PAGES = 3;

type Entry = Pick<KeptQuery, 'queryKey' | 'queryHash' | 'queryType'> & { readonly data: unknown };

/** The build and the time come first, because they are read without parsing the JSON. */
export function writeEntry({ queryKey, queryHash, queryType, state }: KeptQuery, build: string): string {
  const entry: Entry = { queryKey, queryHash, data: beginningOf(state.data), ...(queryType && { queryType }) };
  return `${build} ${state.dataUpdatedAt}\n${JSON.stringify(entry, maskAuthor)}`;
}

/** Stores the member's anonymous conflict as others see it, because the device must not show who posted it. */
function maskAuthor(_key: string, value: unknown): unknown {
  const isOwn = isRecord(value) && value.anonymous === true && (value.isAuthor === true || value.opensAt);
  return isOwn ? JSON.parse(JSON.stringify(value, asReader)) : value;
}

const asReader = (key: string, value: unknown) => {
  if (key === 'opensAt') return null;
  if (isRecord(value) && value.isTakenDown === true) return { ...value, ending: 'rather-not-say', text: '' };
  return key === 'isAuthor' || key === 'isOwn' ? false : value;
};

/** Only its author can see an anonymous conflict that was taken down. */
export const tellsAuthor = (data: unknown): boolean =>
  isRecord(data) && data.anonymous === true && data.isActive === false;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function readEntry(text: string | null, build: string): KeptQuery | null {
  const [, kind, at, json] = /^(\S+) (\d+)\n(.*)$/s.exec(text ?? '') ?? [];
  if (kind !== build || !json || Date.now() - Number(at) > OLDEST) return null;
  try {
    const { data, ...query } = JSON.parse(json) as Entry;
    const dataUpdatedAt = Number(at);
    return { ...query, dehydratedAt: dataUpdatedAt, meta: KEPT, state: { ...RESTORED, data, dataUpdatedAt } };
  } catch {
    return null;
  }
}

/** When the data was loaded, in milliseconds; NaN if unknown. */
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
