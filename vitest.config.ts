import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = ['domain', 'server', 'pwa'];

/**
 * Half a minute and more each, of transactions, of starts or of waiting for what is away: begun last, one of them
 * would go on alone.
 */
const LONGEST = [
  'adapters/mongo/stores.test.ts',
  'http/push/push.test.ts',
  'http/push/push-once.test.ts',
  'http/kernel/faults.test.ts',
  'http/accounts/puppets.test.ts',
  'composition/idle.test.ts',
  'http/reading/hidden-results.test.ts',
  'adapters/mongo/kernel/resilience.test.ts',
  'server/src/secrets-and-damage.test.ts',
  'outbox/exactly-once.test.ts',
  'voting/voting.component.test.tsx',
  'outbox/OutboxScreen.component.test.tsx',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Makes databases that one test file has after the other, and drops them at the end. */
const DATABASES = fileURLToPath(new URL('packages/server/src/test-support/databases-of-run.ts', import.meta.url));

/** What is rendered, pressed and read in a real browser. */
const COMPONENTS = 'src/**/*.component.test.tsx';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH: executablePath = CHROMIUM_PATH } = process.env;
const isRoot = process.getuid?.() === 0;

/** Prepared before the first test: a library that is found in the midst of one makes its page load again. */
const LIBRARIES = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'],
  ...['@tanstack/react-query', 'xstate', '@xstate/react', 'dexie', 'valibot', 'vitest-browser-react'],
  ...['tooltip', 'tabs', 'menu', 'dialog'].map((part) => `@base-ui/react/${part}`),
];

const components = {
  extends: true as const,
  root: 'packages/pwa',
  optimizeDeps: { include: LIBRARIES },
  test: {
    name: 'components',
    include: [COMPONENTS],
    setupFiles: [fileURLToPath(new URL('packages/pwa/src/test-support/component-setup.ts', import.meta.url))],
    // Pages at a time. They hardly wait for anything but frames, which more would make late.
    maxWorkers: availableParallelism() + 1,
    // Not beside the others, of which more run at a time.
    sequence: { groupOrder: 1 },
    testTimeout: 20_000,
    expect: { poll: { timeout: 6_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: {
          // Without a path: Playwright's own headless shell, as for the end-to-end tests.
          ...(executablePath ? { executablePath } : {}),
          // Chromium's sandbox refuses to run as root.
          // Nothing runs long enough to be worth the optimising compilers: a tenth of the time.
          args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--js-flags=--no-opt --no-maglev'],
        },
      }),
    },
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...packages.map((name) => ({
        extends: true as const,
        root: `packages/${name}`,
        test: {
          name,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [COMPONENTS],
          // To load the modules anew for each file would be a fifth of the time. The app's hold what one page does: who
          // looks, how calls are answered.
          isolate: name === 'pwa',
          ...(name === 'server' && { globalSetup: DATABASES }),
        },
      })),
      { extends: true, root: 'scripts', test: { name: 'scripts', include: ['**/*.test.ts'], isolate: false } },
      components,
    ],
    // By default a core is left free, which on two of them means one test file at a time. More than there are, since a
    // tenth of the time goes by in waiting: for a disk, for what is away.
    maxWorkers: availableParallelism() + 2,
    // Suites over a real database start it and wait for its transactions, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
