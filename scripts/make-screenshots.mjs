// Takes the screenshots for the web app manifest and the README, from a running site with the sample conflicts:
// `node scripts/make-screenshots.mjs http://localhost:3000`. The screenshots are committed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './lib/run.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(root, 'packages', 'pwa', 'public', 'screenshots');
const executablePath = process.env.CHROMIUM_PATH;

/** Windows of 1080 × 1920 and 1920 × 1080 device pixels, the sizes in the web app manifest. */
const FORMS = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const [form, options] of Object.entries(FORMS)) {
  const context = await browser.newContext({ ...options, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await first.waitFor();
  await page.waitForLoadState('networkidle');
  const path = await first.getAttribute('href');
  await page.screenshot({ path: join(folder, `home-${form}.jpg`), type: 'jpeg', quality: 80 });
  await page.goto(`${origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({ path: join(folder, `conflict-${form}.jpg`), type: 'jpeg', quality: 80 });
  await context.close();
}

mkdirSync(join(root, 'docs', 'screenshots'), { recursive: true });
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } };
for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  for (const [name, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(origin);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByText('Community discussion').waitFor();
    await page.waitForLoadState('networkidle');
    const file = join(root, 'docs', 'screenshots', `${name}-${colorScheme}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
    await page.close();
  }
await browser.close();
