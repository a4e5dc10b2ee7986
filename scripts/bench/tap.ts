import { type Browser, chromium } from '@playwright/test';
import { median, type Row } from './row.ts';
import { addVoters, type Site, serve } from './site.ts';

const TAPS = 7;
/** A phone's processor, against this machine's. */
const TIMES_SLOWER = 4;

/** How long a member who presses a side waits for the next paint, each in a browser that is new to the site. */
export const tapOnVote = async (site: Site): Promise<Row> => {
  const { conflict, links } = await addVoters(site, TAPS);
  const server = await serve(site);
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const waits: number[] = [];
  for (const token of links) waits.push(await waitAfterTap(browser, server.origin, token, conflict));
  await browser.close();
  await server.stop();
  return {
    what: 'tap on a vote to the next paint, CPU 4× slower',
    figure: median(waits),
    unit: 'ms',
    against: null,
    budget: { of: 'figure', most: 100 },
  };
};

/** @returns ms, of which a browser tells eights */
const waitAfterTap = async (browser: Browser, origin: string, token: string, conflict: number): Promise<number> => {
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
  const told = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const taps = list.getEntries().filter(({ name }) => name === 'click');
          if (taps.length > 0) resolve(Math.max(...taps.map(({ duration }) => duration)));
        });
        // Node's own type of it, which is meant here, knows nothing of taps.
        observer.observe({ type: 'event', durationThreshold: 16 } as never);
      }),
  );
  await side.tap();
  const wait = await told;
  await context.close();
  return wait;
};
