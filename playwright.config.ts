import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/support/server.ts';

/** Only tests tagged `@store` depend on the database, so only they run on MongoDB too. */
const STORE_MATTERS = /@store/;

/**
 * Browser features to turn off. Only the last `--disable-features` counts, so this repeats Playwright's own list and
 * adds the address bar's popups and the spare renderer, which would each start an unused process per context.
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
  // One more than the expected two cores, because a browser is idle for a third of the time.
  workers: 3,
  retries: 0,
  // Generous, for a small machine that runs everything at once.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // Installing the service worker takes a fifth of a test's time, so only tests that need the worker allow it.
    serviceWorkers: 'block',
    // Without a graphics card, the animation of a result takes a second of CPU. Tests of animations enable motion.
    reducedMotion: 'reduce',
    // Shorter than a test's timeout, so that the failure names the missing element.
    actionTimeout: 60_000,
    // No traces, which would take a quarter of the run's time. `--trace=retain-on-failure` turns them on.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Without this flag, Chromium emulates a graphics card, which takes a seventh of a run's time.
        '--disable-gpu',
        // No page lives long enough for optimizing compilers to pay off. Without them, a run takes a tenth less time.
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
