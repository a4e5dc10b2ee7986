import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/support/server.ts';

const isRoot = process.getuid?.() === 0;

/** Only tests tagged `@store` depend on the database, and run on MongoDB too. */
const STORE_MATTERS = /@store/;

/**
 * Browser features to turn off. Only the last `--disable-features` counts, so Playwright's own list is repeated. The
 * popups of the address bar and the spare renderer would each start an unused process for every context.
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
  // One more than the expected two cores: a browser is idle a third of its time.
  workers: 3,
  retries: 0,
  // Generous, for a small machine that runs everything at once.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Installing one takes a fifth of a test's time, so only files about it allow it.
    serviceWorkers: 'block',
    // Without a graphics card one result's animation takes a second of CPU. Tests about it enable it.
    reducedMotion: 'reduce',
    // Shorter than a test's timeout, so that the failure names the missing element.
    actionTimeout: 60_000,
    // Tracing every test would cost a quarter of the run; use `--trace=retain-on-failure`.
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
        // Otherwise a graphics card is emulated, a seventh of the time.
        '--disable-gpu',
        // No page lives long enough for optimizing compilers to pay off; saves a tenth of the time.
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
