import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { furnishExtremes } from './extremes.mjs';
import { furnishConflicts, furnishMembers, sender, startSite } from './furnish.mjs';
import { screensOf } from './screens.mjs';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(tmpdir(), 'sheets') },
    only: { type: 'string' },
    widths: { type: 'string', default: '320,360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    single: { type: 'boolean', default: false },
    forced: { type: 'boolean', default: false },
    text: { type: 'string' },
    still: { type: 'boolean', default: false },
    tallest: { type: 'string', default: '3600' },
  },
});
const widths = values.widths.split(',').map(Number);
const schemes = /** @type {('light' | 'dark')[]} */ (values.schemes.split(','));
const names = values.only?.split(',');
const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
const TALLEST = Number(values.tallest);
const AS_IN_A_WINDOW = `{
  const { style } = document.querySelector('main') ?? {};
  if (style) {
    style.minHeight = '';
    style.minHeight = getComputedStyle(document.querySelector('main')).minHeight;
  }
}`;

const site = await startSite();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const people = await signInAll();
  furnishConflicts(site);
  const own = await furnishMembers(site, people);
  const extremes = await furnishExtremes(site.origin, people);
  const signIn = async (/** @type {import('@playwright/test').Page} */ page) =>
    page.context().addCookies((await people.nora?.cookies()) ?? []);
  const screens = screensOf({ ...own, extremes, signIn }).filter(
    ({ name }) => !names || names.some((wanted) => name.startsWith(wanted)),
  );
  mkdirSync(values.to, { recursive: true });
  const taken = [];
  for (const screen of screens) taken.push(...(await take(screen, people)));
  if (!values.single)
    for (const scheme of schemes)
      for (const width of widths) {
        const files = taken.filter((picture) => picture.scheme === scheme && picture.width === width);
        await bind(
          files.map(({ file }) => file),
          `${scheme}-${width}`,
          width,
        );
      }
} finally {
  await browser.close();
  await site.stop();
}

async function signInAll() {
  /** @type {Record<string, import('@playwright/test').BrowserContext>} */
  const people = { visitor: await browser.newContext(), newcomer: await browser.newContext() };
  const send = sender(site.origin);
  for (const name of ['Lotte', 'Mona', 'Torben', 'Nora', 'Quinn']) {
    const context = await browser.newContext();
    await send(context, '/api/auth/sign-in-link/redeem', { token: await site.makeMember(name) });
    people[name.toLowerCase()] = context;
  }
  const token = await site.makeMember('Newcomer', null);
  await send(/** @type {never} */ (people.newcomer), '/api/auth/sign-in-link/redeem', { token });
  return people;
}

/**
 * @param {import('./screens.mjs').Screen} screen
 * @param {Record<string, import('@playwright/test').BrowserContext>} people
 */
async function take({ name, path, who = 'visitor', act, api }, people) {
  const context = await browser.newContext({
    colorScheme: schemes[0] ?? 'light',
    reducedMotion: 'reduce',
    forcedColors: values.forced ? 'active' : 'none',
    serviceWorkers: 'block',
    storageState: await /** @type {import('@playwright/test').BrowserContext} */ (people[who]).storageState(),
  });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const taken = [];
  try {
    if (values.text) await doubleTheText(page);
    if (api) await keepFrom(page, api);
    await page.setViewportSize({ width: widths[0] ?? 360, height: 800 });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await settle(page, api);
    if (act) {
      await act(page);
      await settle(page, api);
    }
    if (values.still) await page.addStyleTag({ content: 'time{visibility:hidden!important}' }).catch(() => {});
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(width > 1_000 ? 900 : 150);
      await page.evaluate(AS_IN_A_WINDOW);
      const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
      const sideways = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
      if (sideways > 0) console.log(`${name} at ${width}: ${sideways} px wider than the screen`);
      const isOver = await page.evaluate(`document.querySelector('[role=dialog],[role=menu]') !== null`);
      if (!isOver) await page.setViewportSize({ width, height: Math.min(Math.max(height, 800), TALLEST) });
      for (const scheme of schemes) {
        const file = join(values.to, `${scheme}-${width}-${name}.png`);
        if (schemes.length > 1) await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({ path: file, animations: 'disabled' });
        taken.push({ scheme, width, file });
      }
    }
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  await context.close();
  return taken;
}

/** @param {import('@playwright/test').Page} page @param {string | undefined} api */
async function settle(page, api) {
  await page
    .locator('#app')
    .waitFor({ state: 'detached' })
    .catch(() => {});
  if (api === 'hangs') await page.waitForTimeout(1_000);
  else await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(300);
}

async function keepFrom(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('./screens.mjs').Api} */ api,
) {
  if (api === 'away')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
    );
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().isNavigationRequest())
      return route.fulfill({ response: await route.fetch({ url: `${site.origin}/index.html` }) });
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/auth/')) return route.continue();
    if (api === 'fails') await route.fulfill({ status: 502, body: '{}' });
    if (api === 'away') await route.abort('internetdisconnected');
  });
}

async function doubleTheText(/** @type {import('@playwright/test').Page} */ page) {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * Number(values.text)) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard * 0.8125 } });
}

async function bind(/** @type {string[]} */ files, /** @type {string} */ name, /** @type {number} */ width) {
  const shown = width <= 400 ? width : width <= 800 ? 480 : 760;
  const columns = Math.floor(1_640 / shown);
  const each = columns * (width <= 400 ? 1 : width <= 800 ? 2 : 2);
  const rowHeight = width <= 400 ? 1_700 : width <= 800 ? 850 : 800;
  const page = await browser.newPage({ viewport: { width: columns * (shown + 16), height: 800 } });
  for (let first = 0; first < files.length; first += each) {
    const figures = await Promise.all(
      files.slice(first, first + each).map(async (file) => {
        const title = file.replace(/^.*?-\d+-|\.png$/g, '');
        const data = (await readFile(file)).toString('base64');
        return `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
      }),
    );
    await page.setContent(
      `<style>body{margin:0;background:#888;display:grid;grid-template-columns:repeat(${columns},${shown}px);gap:8px 16px;
      align-items:start}figure{margin:0;max-height:${rowHeight}px;overflow:hidden}img{width:${shown}px;display:block}
      figcaption{font:12px monospace;background:#ff0}</style>${figures.join('')}`,
    );
    const sheet = join(values.to, `${name}-${String(first / each + 1).padStart(2, '0')}.jpg`);
    await writeFile(sheet, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72 }));
  }
  await page.close();
  for (const file of files) if (existsSync(file)) await rm(file);
}
