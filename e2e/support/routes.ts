import type { Browser, Page } from '@playwright/test';
import { createMember, createNewcomer, postConflict } from './people.ts';
import { test as watchedTest } from './test.ts';

/** Who looks at a page: signed out, a member, or somebody who is signed in before onboarding. */
export const VISITORS = ['visitor', 'member', 'newcomer'] as const;

export type Visitor = (typeof VISITORS)[number];

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

type Look = {
  readonly visitor: Visitor;
  /** Whether something other than an error is at the address; each is asked once by a worker. */
  readonly reachable: (path: string) => Promise<boolean>;
};

type World = {
  readonly signedIn: Readonly<Record<Visitor, StorageState>>;
  readonly reached: Map<string, boolean>;
};

/** Tests that look at a page as one of the three, where the member Juniper has posted conflict 1 about a plumber. */
export const test = watchedTest.extend<Look, { readonly world: World }>({
  visitor: ['visitor', { option: true }],
  world: [
    async ({ browser, server }, use) => {
      const member = await openPage(browser, server.origin);
      await createMember(member, 'member@example.org', 'Juniper');
      await postConflict(member, 'Whose turn is it to call the plumber?');
      const newcomer = await openPage(browser, server.origin);
      await createNewcomer(newcomer, 'newcomer@example.org');
      const signedIn = {
        visitor: { cookies: [], origins: [] },
        member: await leave(member),
        newcomer: await leave(newcomer),
      };
      await use({ signedIn, reached: new Map() });
    },
    { scope: 'worker' },
  ],
  storageState: ({ visitor, world }, use) => use(world.signedIn[visitor]),
  reachable: ({ page, world: { reached } }, use) =>
    use(async (path) => {
      const known = reached.get(path);
      if (known !== undefined) return known;
      const isReachable = (await page.request.get(path)).ok();
      reached.set(path, isReachable);
      return isReachable;
    }),
});

const openPage = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage();

/** Closes the page; what is returned lets another be opened as the same person. */
const leave = async (page: Page): Promise<StorageState> => {
  const state = await page.context().storageState();
  await page.context().close();
  return state;
};
