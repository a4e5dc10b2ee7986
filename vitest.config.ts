import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const packages = ['domain', 'server', 'pwa'];

export default defineConfig({
  test: {
    projects: packages.map((name) => ({
      extends: true as const,
      root: `packages/${name}`,
      test: { name, include: ['src/**/*.test.{ts,tsx}'] },
    })),
    // By default a core is left free, which on two of them means one test file at a time; and databases are waited for.
    maxWorkers: availableParallelism() + 1,
    // Suites over a real database start it and wait for its transactions, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
