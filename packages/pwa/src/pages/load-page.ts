import { HomeScreen, queries as homeQueries } from '../features/lists/home/HomeScreen.tsx';
import type { Page, SomePageName } from './page.ts';

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
