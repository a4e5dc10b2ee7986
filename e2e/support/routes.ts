import type { BrowserContext, Page } from '@playwright/test';
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
  /** The browsers of the three. Each page that is looked at would else fetch and compile all of the app. */
  readonly browsers: Readonly<Record<Visitor, BrowserContext>>;
  readonly reached: Map<string, boolean>;
};

/** Tests that look at a page as one of the three, where the member Juniper has posted conflict 1 about a plumber. */
export const test = watchedTest.extend<Look, { readonly world: World }>({
  visitor: ['visitor', { option: true }],
  world: [
    async ({ browser, server: { origin: baseURL } }, use) => {
      // The pages are asked of the server, not of a worker that has stored them.
      const open = () => browser.newContext({ baseURL, serviceWorkers: 'block' });
      const browsers = { visitor: await open(), member: await open(), newcomer: await open() };
      await inPage(browsers.member, async (page) => {
        await createMember(page, 'member@example.org', 'Juniper');
        await postConflict(page, 'Whose turn is it to call the plumber?');
      });
      await inPage(browsers.newcomer, (page) => createNewcomer(page, 'newcomer@example.org'));
      await use({ browsers, reached: new Map() });
      for (const context of Object.values(browsers)) await context.close();
    },
    { scope: 'worker' },
  ],
  serviceWorkers: 'block',
  context: ({ visitor, world }, use) => use(world.browsers[visitor]),
  page: ({ context }, use) => inPage(context, use),
  reachable: ({ page, world: { reached } }, use) =>
    use(async (path) => {
      const known = reached.get(path);
      if (known !== undefined) return known;
      const isReachable = (await page.request.get(path)).ok();
      reached.set(path, isReachable);
      return isReachable;
    }),
});

/** What a page leaves on the device would be another's beginning. */
async function inPage(context: BrowserContext, work: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await work(page);
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.close();
}
