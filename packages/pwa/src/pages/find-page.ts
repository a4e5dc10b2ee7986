import { matchPage, redirectOf } from '@twosides/domain/wire';
import { HomeScreen, queries as homeQueries } from '../features/lists/home/HomeScreen.tsx';
import type { Page, PageParams, SomePageName } from './page.ts';

export type FoundPage = { readonly name: SomePageName; readonly params: PageParams };

export function findPage(path: string): FoundPage {
  const found = matchPage(redirectOf(path) ?? path);
  return found ? { name: found.page, params: decoded(found.params) } : { name: 'notFound', params: {} };
}

export const preloadPage = (path: string): Promise<Page | undefined> =>
  loadPage(findPage(path).name).catch(() => undefined);

const decoded = (params: PageParams): PageParams =>
  Object.fromEntries(Object.entries(params).map(([name, segment]) => [name, decodePart(segment)]));

/** Returns text that cannot be decoded as it is. */
export function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const HOME: Page = {
  Screen: HomeScreen,
  title: null,
  renderedBy: ['category', 'sort', 'from'],
  queries: homeQueries,
};

export async function loadPage(name: SomePageName): Promise<Page> {
  if (name === 'home') return HOME;
  if (name !== 'conflict') return (await import('./other-pages.ts')).loadOther(name);
  const { ConflictScreen: Screen, queries } = await import('../features/conflict/ConflictScreen.tsx');
  return { Screen, renderedBy: ['comments', 'order'], queries };
}
