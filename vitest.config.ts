import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = ['domain', 'server', 'pwa'];

/** Whether a test file is among the slowest. Slow files start first, so that none runs alone at the end. */
const isSystem = ({ moduleId }: TestSpecification) =>
  moduleId.includes('.system.test.') || moduleId.endsWith('stores.test.ts');

class SystemsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSystem), ...sorted.filter((file) => !isSystem(file))];
  }
}

/** The global setup, which drops the run's MongoDB databases at the end. */
const DATABASES = fileURLToPath(new URL('packages/server/src/test-support/databases-of-run.ts', import.meta.url));

/** The setup file that gives property-based tests the same examples in every run. */
const SEED = fileURLToPath(new URL('scripts/lib/fast-check-seed.ts', import.meta.url));

/** Tests that start several processes or send hundreds of requests. */
const SYSTEMS = 'src/**/*.system.test.ts';

const COMPONENTS = 'src/**/*.component.test.tsx';

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH: executablePath = CHROMIUM_PATH } = process.env;

/** Libraries that are bundled before the first test, because Vite reloads a page when it finds a new dependency. */
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
    // One more than the cores, since pages mostly wait for frames. More pages would delay each other's frames.
    maxWorkers: availableParallelism() + 1,
    // Vitest requires projects with different `maxWorkers` to run in different groups, one after the other.
    sequence: { groupOrder: 1 },
    testTimeout: 40_000,
    expect: { poll: { timeout: 12_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: {
          // Without a path, Playwright uses its own headless shell, as in the end-to-end tests.
          ...(executablePath ? { executablePath } : {}),
          // No page lives long enough for optimizing compilers to pay off. Without them, a run takes a tenth less time.
          args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev'],
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
          // Isolation reloads all modules for each test file, which takes a fifth of the time. Only the app needs it,
          // because its modules hold a page's state, such as the current user.
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
    // More than the cores, since tests also wait. The default leaves a core free, so that on two cores only one test
    // file would run at a time.
    maxWorkers: availableParallelism() + 2,
    // Generous, because suites start a real database, perhaps on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
