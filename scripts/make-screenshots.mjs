// Takes the pictures that the system shows before it installs the app, and the README's, of a running app with the
// sample conflicts: `node scripts/make-screenshots.mjs http://localhost:3000`. The results are committed. A second
// argument names a conflict with more than twenty comments (`/conflict/7`), whose second page is shown without
// JavaScript.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './lib/run.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(root, 'packages', 'pwa', 'public', 'screenshots');
const executablePath = process.env.CHROMIUM_PATH;

/** 1080 × 1920 and 1920 × 1080 points of the screen, as the manifest says. */
const FORMS = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath ? { executablePath } : {}),
});
for (const [form, options] of Object.entries(FORMS)) {
  const context = await browser.newContext({ ...options, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await first.waitFor();
  // The side of a wide page comes by calls of its own.
  await page.waitForLoadState('networkidle');
  const path = await first.getAttribute('href');
  await page.screenshot({ path: join(folder, `home-${form}.jpg`), type: 'jpeg', quality: 80 });
  await page.goto(`${origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.screenshot({ path: join(folder, `conflict-${form}.jpg`), type: 'jpeg', quality: 80 });
  await context.close();
}

const reader = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
await reader.goto(origin);
await reader.getByRole('article').first().getByRole('heading').getByRole('link').click();
await reader.getByText('Community discussion').waitFor();
// With the shares and voters of the week, which come a moment later.
await reader.waitForLoadState('networkidle');
await reader.screenshot({ path: join(root, 'docs', 'screenshots', 'conflict.png') });

const plain = await browser.newPage({
  javaScriptEnabled: false,
  viewport: { width: 412, height: 915 },
  reducedMotion: 'reduce',
});
const show = async (/** @type {string} */ name, /** @type {string} */ path) => {
  await plain.goto(new URL(path, origin).href);
  const file = join(root, 'docs', 'screenshots', 'without-javascript', `${name}.jpg`);
  await plain.screenshot({ path: file, type: 'jpeg', quality: 70 });
};
await show('home', '/');
await show('category', '/category/household');
await show('search', '/search?q=phones');
await show('info', '/how-it-works');
await show('missing', '/conflict/999999');
const talked = process.argv[3];
if (talked) {
  await plain.goto(new URL(talked, origin).href);
  await show('more-comments', (await plain.getByRole('link', { name: 'More comments' }).getAttribute('href')) ?? '');
}
await browser.close();
