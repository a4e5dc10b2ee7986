import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = ['domain', 'server', 'pwa'];

/** Starts the longest suites first, so that none runs alone at the end. */
const isSystem = ({ moduleId }: TestSpecification) =>
  moduleId.includes('.system.test.') || moduleId.endsWith('stores.test.ts');

class SystemsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSystem), ...sorted.filter((file) => !isSystem(file))];
  }
}

/** Creates databases that test files use in turn, and drops them at the end. */
const DATABASES = fileURLToPath(new URL('packages/server/src/test-support/databases-of-run.ts', import.meta.url));

/** Properties use the same examples in every run. */
const SEED = fileURLToPath(new URL('scripts/lib/fast-check-seed.ts', import.meta.url));

/** Tests that start several processes or send hundreds of requests. */
const SYSTEMS = 'src/**/*.system.test.ts';

/** Component tests, in a real browser. */
const COMPONENTS = 'src/**/*.component.test.tsx';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH: executablePath = CHROMIUM_PATH } = process.env;
const isRoot = process.getuid?.() === 0;

/** Bundled before the first test; a dependency found during a test would reload its page. */
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
    // Concurrent pages. They mostly wait for frames, which more pages would delay.
    maxWorkers: availableParallelism() + 1,
    // Not concurrently with the other projects, which run more at a time.
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
          // Nothing runs long enough for optimizing compilers to pay off; saves a tenth of the time.
          args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--js-flags=--no-opt --no-maglev'],
        },
      }),
    },
  },
};

export default defineConfig({
  plugins: [mdx()],
  test: {
    sequence: { sequencer: SystemsFirst },
    projects: [
      ...packages.map((name) => ({
        extends: true as const,
        root: `packages/${name}`,
        test: {
          name,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [COMPONENTS, SYSTEMS],
          setupFiles: [SEED],
          // Reloading modules for each file would be a fifth of the time. The app's modules hold one page's state: who
          // the current user is, how calls are answered.
          isolate: name === 'pwa',
          ...(name === 'server' && { globalSetup: DATABASES }),
        },
      })),
      {
        extends: true,
        root: 'packages',
        test: { name: 'system', include: [`*/${SYSTEMS}`], setupFiles: [SEED], globalSetup: DATABASES },
      },
      { extends: true, root: 'scripts', test: { name: 'scripts', include: ['**/*.test.ts'], isolate: false } },
      components,
    ],
    // The default leaves one core free, which on two cores means one test file at a time. More than the cores, since a
    // tenth of the time is spent waiting.
    maxWorkers: availableParallelism() + 2,
    // Generous, since suites start a real database, perhaps on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
