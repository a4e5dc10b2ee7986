import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = ['domain', 'server', 'pwa'];

/** Suites over whole systems take longest: begun last, one of them would go on alone. */
const isSystem = ({ moduleId }: TestSpecification) =>
  moduleId.includes('.system.test.') || moduleId.endsWith('stores.test.ts');

class SystemsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSystem), ...sorted.filter((file) => !isSystem(file))];
  }
}

/** Makes databases that one test file has after the other, and drops them at the end. */
const DATABASES = fileURLToPath(new URL('packages/server/src/test-support/databases-of-run.ts', import.meta.url));

/** Properties are tried with the same examples in every run. */
const SEED = fileURLToPath(new URL('scripts/lib/fast-check-seed.ts', import.meta.url));

/** What starts whole systems: several processes, or hundreds of requests. */
const SYSTEMS = 'src/**/*.system.test.ts';

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
          // To load the modules anew for each file would be a fifth of the time. The app's hold what one page does: who
          // looks, how calls are answered.
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
    // By default a core is left free, which on two of them means one test file at a time. More than there are, since a
    // tenth of the time goes by in waiting: for a disk, for what is away.
    maxWorkers: availableParallelism() + 2,
    // Suites over a real database start it and wait for its transactions, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
