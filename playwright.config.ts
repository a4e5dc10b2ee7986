import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/support/server.ts';

const isRoot = process.getuid?.() === 0;

/** What a screen looks like does not depend on the database; what is kept there does. */
const STORE_MATTERS = /@store/;

/**
 * What a browser here does without. The last `--disable-features` is the one that counts, so Playwright's own list is
 * repeated; the two popups of the address bar would each start a process for every context, two fifths of the time, and
 * a spare one for the next page would be started for nothing.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  // One more than the cores that this is made for: a browser waits a third of its time, for a countdown or an answer.
  workers: 3,
  retries: 0,
  // Patient: a small machine that runs everything at once is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // One fetches the whole app for every new browser, a fifth of the time: files that are about it allow it.
    serviceWorkers: 'block',
    // Every frame is drawn without a graphics card: the opening of one result is a second's work. What is about it
    // asks.
    reducedMotion: 'reduce',
    // Shorter than a test may take: what is never there to be pressed is named.
    actionTimeout: 60_000,
    // A trace of every test would cost a quarter of the run: `--trace=retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Else a graphics card is imitated, a seventh of the time.
        '--disable-gpu',
        // No page lives long enough to be worth the optimising compilers: a tenth of the time and more.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'sqlite', use: { store: 'sqlite' } },
    ...(process.env.MONGODB_URL ? [{ name: 'mongo', grep: STORE_MATTERS, use: { store: 'mongo' as const } }] : []),
  ],
});
