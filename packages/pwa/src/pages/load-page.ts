import { HomeScreen, queries as homeQueries } from '../features/lists/home/HomeScreen.tsx';
import type { FirstPageName, Page, PageLoaders, SomePageName } from './page.ts';

const HOME: Page = {
  Screen: HomeScreen,
  title: null,
  renderedBy: ['category', 'sort', 'from'],
  queries: homeQueries,
};

const FIRST: Pick<PageLoaders, FirstPageName> = {
  home: async () => HOME,
  conflict: () =>
    import('../features/conflict/ConflictScreen.tsx').then(({ ConflictScreen: Screen, queries }) => ({
      Screen,
      renderedBy: ['comments', 'order'],
      queries,
    })),
};

export async function loadPage(name: SomePageName): Promise<Page> {
  const load = isFirst(name) ? FIRST[name] : (await import('./other-pages.ts')).OTHER[name];
  return load();
}

const isFirst = (name: SomePageName): name is FirstPageName => name in FIRST;
