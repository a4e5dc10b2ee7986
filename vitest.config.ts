import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const packages = ['domain', 'server', 'pwa'];

/** Every rule of the stores over a real MongoDB, two minutes of transactions: begun last, it would go on alone. */
const LONGEST = 'adapters/mongo/stores.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: packages.map((name) => ({
      extends: true as const,
      root: `packages/${name}`,
      test: { name, include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
    })),
    // By default a core is left free, which on two of them means one test file at a time; and databases are waited for.
    maxWorkers: availableParallelism() + 1,
    // Suites over a real database start it and wait for its transactions, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
