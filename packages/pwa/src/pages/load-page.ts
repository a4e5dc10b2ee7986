import { page as home } from './home.ts';
import type { PageFiles, SomePage, SomePageName } from './page.ts';

/** The pages that most visits begin with. */
const FIRST = {
  home: async () => ({ page: home }),
  conflict: () => import('./conflict.ts'),
} satisfies Partial<PageFiles>;

export type FirstPageName = keyof typeof FIRST;

/** Fetches a page's code. */
export async function loadPage(name: SomePageName): Promise<SomePage> {
  const load = isFirst(name) ? FIRST[name] : (await import('./other-pages.ts')).OTHER[name];
  return (await load()).page;
}

const isFirst = (name: SomePageName): name is FirstPageName => name in FIRST;
