import { matchPage, redirectOf } from '@twosides/domain/wire';
import { loadPage } from './load-page.ts';
import type { Page, PageParams, SomePageName } from './page.ts';

export type FoundPage = { readonly name: SomePageName; readonly params: PageParams };

export function findPage(path: string): FoundPage {
  const found = matchPage(redirectOf(path) ?? path);
  return found ? { name: found.page, params: decoded(found.params) } : { name: 'notFound', params: {} };
}

export const preloadPage = (path: string): Promise<Page | undefined> =>
  loadPage(findPage(path).name).catch(() => undefined);

const decoded = (params: PageParams): PageParams =>
  Object.fromEntries(Object.entries(params).map(([name, segment]) => [name, decodedSegment(segment)]));

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
