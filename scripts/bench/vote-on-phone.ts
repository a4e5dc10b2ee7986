import { type Browser, chromium, type Page } from '@playwright/test';
import { figureRow, median, type Row } from './row.ts';
import { addVoters, type Site, serve } from './site.ts';

const VOTES = 7;
const TIMES_SLOWER = 4;

export const voteOnPhone = async (site: Site): Promise<readonly Row[]> => {
  const { conflict, links } = await addVoters(site, VOTES);
  const server = await serve(site);
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {});
  const votes: Vote[] = [];
  for (const token of links) votes.push(await vote(browser, server.origin, token, conflict));
  await browser.close();
  await server.stop();
  return [
    figureRow('tap on a vote to the next paint, CPU 4× slower', median(votes.map(({ wait }) => wait)), 'ms', {
      most: 100,
    }),
    // 59, because a 60 Hz clock sometimes yields 59.9 frames per second.
    figureRow('the reveal, CPU 4× slower', median(votes.map(({ frames }) => frames)), 'frames/s', { least: 59 }),
  ];
};

type Vote = {
  /** Milliseconds from the tap to the next paint. Browsers round this time to a multiple of 8. */
  readonly wait: number;
  readonly frames: number;
};

const vote = async (browser: Browser, origin: string, token: string, conflict: number): Promise<Vote> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 }, hasTouch: true });
  const signedIn = await context.request.post('/api/auth/sign-in-link/redeem', {
    data: { token },
    headers: { origin },
  });
  if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}.`);
  const page = await context.newPage();
  await page.goto(`/conflict/${conflict}`);
  const side = page.getByRole('region', { name: 'Vote' }).getByRole('button').first();
  await side.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const [wait, frames] = [waitAfterTap(page), framesOfReveal(page)];
  await side.tap();
  const told = { wait: await wait, frames: await frames };
  await context.close();
  return told;
};

const waitAfterTap = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const taps = list.getEntries().filter(({ name }) => name === 'click');
          if (taps.length > 0) resolve(Math.max(...taps.map(({ duration }) => duration)));
        });
        // TypeScript checks this browser code with Node's types, whose `observe` lacks these options.
        observer.observe({ type: 'event', durationThreshold: 16 } as never);
      }),
  );

const framesOfReveal = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.endsWith('open')) return;
      const at = [];
      const next = (now) => {
        at.push(now);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      target.addEventListener('animationend', () => resolve(((at.length - 1) * 1_000) / (at.at(-1) - at[0])));
    });
  })`);
