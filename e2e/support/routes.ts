import type { Page } from '@playwright/test';
import { createMember, createNewcomer, postConflict } from './people.ts';
import { test as watchedTest } from './test.ts';

/** Who looks at a page: signed out, a member, or somebody who is signed in before onboarding. */
export const VISITORS = ['visitor', 'member', 'newcomer'] as const;

export type Visitor = (typeof VISITORS)[number];

type Look = {
  readonly visitor: Visitor;
  /** Whether something other than an error is at the address; each is asked once by a worker. */
  readonly reachable: (path: string) => Promise<boolean>;
};

type World = {
  /** The pages of the three. Each that is opened would else begin a process, and fetch and compile all of the app. */
  readonly pages: Readonly<Record<Visitor, Page>>;
  readonly reached: Map<string, boolean>;
};

/** Tests that look at a page as one of the three, where the member Juniper has posted conflict 1 about a plumber. */
export const test = watchedTest.extend<Look, { readonly world: World }>({
  visitor: ['visitor', { option: true }],
  world: [
    async ({ browser, server: { origin: baseURL } }, use) => {
      // The pages are asked of the server, not of a worker that has stored them.
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

/**
 * What was left on the device by what the page showed before would be another's beginning. It is forgotten where no
 * script runs that might write again; on the same origin, since a page elsewhere would take a process of its own.
 */
async function forget(page: Page) {
  if (page.url() === 'about:blank') return;
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
