import type { Page } from '@playwright/test';
import { createMember, createNewcomer, postConflict } from './people.ts';
import { test as watchedTest } from './test.ts';

export const VISITORS = ['visitor', 'member', 'newcomer'] as const;

export type Visitor = (typeof VISITORS)[number];

type Look = {
  readonly visitor: Visitor;
  readonly reachable: (path: string) => Promise<boolean>;
};

type World = {
  readonly pages: Readonly<Record<Visitor, Page>>;
  readonly reached: Map<string, boolean>;
};

export const test = watchedTest.extend<Look, { readonly world: World }>({
  visitor: ['visitor', { option: true }],
  world: [
    async ({ browser, server: { origin: baseURL } }, use) => {
      // Blocks service workers, so that pages come from the server rather than a cache.
      const open = async () =>
        (await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' })).newPage();
      const pages = { visitor: await open(), member: await open(), newcomer: await open() };
      await createMember(pages.member, 'member@example.org', 'Juniper');
      await postConflict(pages.member, 'Whose turn is it to call the plumber?');
      await createNewcomer(pages.newcomer, 'newcomer@example.org');
      await use({ pages, reached: new Map() });
      for (const page of Object.values(pages)) await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: ({ visitor, world }, use) => use(world.pages[visitor].context()),
  page: async ({ visitor, world }, use) => {
    const page = world.pages[visitor];
    await forget(page);
    await use(page);
  },
  reachable: ({ page, world: { reached } }, use) =>
    use(async (path) => {
      const known = reached.get(path);
      if (known !== undefined) return known;
      const isReachable = (await page.request.get(path)).ok();
      reached.set(path, isReachable);
      return isReachable;
    }),
});

/** Clears the storage of earlier tests on a page without scripts, because scripts could store something again. */
async function forget(page: Page) {
  if (page.url() === 'about:blank') return;
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
