// npm test: all checks in order. Needs only Node and npm.
//
//   npm test                                   all steps
//   npm test -- --only unit                    one step, or several: --only types,lint
//   npm test -- --only unit -- slug.test.ts    arguments after the second -- go to the step's own tool
//
// A failing step does not stop the later ones.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { provideTestBrowsers } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { captureOutput, projectNode, root, run, tool } from './lib/run.mjs';
import { gate, playwrightTally, sum, vitestTally } from './lib/tally.mjs';

const MONGO_HINT =
  "docker compose up -d mongo && MONGODB_URL='mongodb://127.0.0.1:27017/?directConnection=true' npm test";
const NO_CHROMIUM = 'No Chromium was found or could be installed. CHROMIUM_PATH=… names one.';
const reports = join(root, 'test-results');
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

const CHECKERS = ['--checkers', '2'];

const AT_A_TIME = new Set(['types', 'lint', 'unused', 'boundaries', 'build', 'components']);

/** @type {Record<string, { title: string, run: (extra: string[]) => Promise<import('./lib/tally.mjs').Tally> }>} */
const steps = {
  types: {
    title: 'Type check (tsc)',
    run: async (extra) =>
      gate((await node(tool('@typescript/native', { command: 'tsc' }), '-b', ...CHECKERS, ...extra)) === 0),
  },
  lint: {
    title: 'Lint and format (Biome)',
    run: async (extra) => gate((await node(tool('@biomejs/biome'), 'check', '--error-on-warnings', ...extra)) === 0),
  },
  unused: {
    title: 'Unused files, exports and dependencies (knip)',
    run: async (extra) => gate((await node(tool('knip', { command: 'knip' }), '--no-progress', ...extra)) === 0),
  },
  boundaries: {
    title: 'Boundaries (dependency-cruiser) and sources',
    run: async () =>
      gate((await node('scripts/check-boundaries.mjs')) === 0 && (await node('scripts/check-sources.mjs')) === 0),
  },
  unit: {
    title: 'Unit and behaviour tests (vitest)',
    run: async (extra) => {
      const report = freshReport('unit.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const code = await node(tool('vitest'), 'run', '--project=!components', ...reporters, ...extra);
      return vitestTally(report, code);
    },
  },
  components: {
    title: 'Component tests in a browser (vitest)',
    run: async (extra) => {
      const browsers = await provideTestBrowsers();
      if (!browsers) return complain(NO_CHROMIUM);
      const report = freshReport('components.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const args = [tool('vitest'), 'run', '--project=components', ...reporters, ...extra];
      return vitestTally(report, await run(projectNode, args, { env: browsers }));
    },
  },
  build: {
    title: 'Build and its byte budgets (vite)',
    run: async () => gate((await ensurePwaBuilt()) === 0 && (await node(tool('size-limit'))) === 0),
  },
  e2e: {
    title: 'End-to-end tests (Playwright)',
    run: async (extra) => {
      if ((await ensurePwaBuilt()) !== 0) return complain('The app could not be built, so it cannot be tested.');
      const browsers = await provideTestBrowsers();
      if (!browsers) return complain(NO_CHROMIUM);
      const report = freshReport('e2e.json');
      const cli = tool('@playwright/test', { command: 'playwright' });
      const code = await run(projectNode, [cli, 'test', ...extra], {
        env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return playwrightTally(report, code);
    },
  },
};

const { chosen, extra } = choice(process.argv.slice(2));
/** @type {{ title: string, tally: import('./lib/tally.mjs').Tally, seconds: number }[]} */
const results = [];

heading('Install');
await ensureInstalled();
const together = chosen.filter((name) => AT_A_TIME.has(name));
if (together.length > 1) {
  heading(`At a time: ${together.join(', ')}`);
  const done = together.map(async (name) => {
    const { value, printed } = await captureOutput(() => carryOut(name));
    head(name);
    process.stdout.write(printed);
    return value;
  });
  results.push(...(await Promise.all(done)));
}
for (const name of together.length > 1 ? chosen.filter((name) => !AT_A_TIME.has(name)) : chosen) {
  head(name);
  results.push(await carryOut(name));
}
summarise();

async function carryOut(/** @type {string} */ name) {
  const { title, run: runStep } = stepOf(name);
  const start = Date.now();
  const tally = await runStep(extra).catch((error) => complain(error));
  return { title, tally, seconds: (Date.now() - start) / 1000 };
}

function head(/** @type {string} */ name) {
  heading(`${stepOf(name).title}   [npm test -- --only ${name}]`);
}

function stepOf(/** @type {string} */ name) {
  return /** @type {typeof steps[string]} */ (steps[name]);
}

function summarise() {
  heading('Summary');
  for (const { title, tally, seconds } of results) {
    const mark = tally.failed ? '✗' : '✓';
    const { passed, failed, skipped } = tally;
    const counts = passed + failed + skipped > 1 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '';
    console.log(`${mark} ${title.padEnd(48)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${counts}`.trimEnd());
    for (const failure of tally.failures ?? []) console.log(`    ✗ ${failure}`);
  }
  const usesStore = chosen.some((name) => name === 'unit' || name === 'e2e');
  if (usesStore && !process.env.MONGODB_URL) {
    const notice = process.env.MONGODB_NOTICE;
    if (notice) console.log(`\n${'!'.repeat(80)}\n${notice}\n${'!'.repeat(80)}`);
    console.log(`\nLeft out, as MONGODB_URL is not set: the suites over MongoDB. To run them: ${MONGO_HINT}`);
  }
  const total = sum(results.map(({ tally }) => tally));
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed ? 1 : 0;
}

/** @param {string[]} args */
function choice(args) {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end + 1);
  const names = Object.keys(steps);
  if (own.length === 0 && rest.length === 0) return { chosen: names, extra: rest };

  const wanted = own[0] === '--only' && own.length === 2 ? (own[1] ?? '').split(',') : [];
  const isKnown = wanted.length > 0 && wanted.every((name) => names.includes(name));
  if (!isKnown || (rest.length > 0 && wanted.length > 1)) {
    console.error(`Usage: npm test [-- --only <step>[,<step>…] [-- <arguments of the step's tool>]]`);
    console.error(`Steps: ${names.join(', ')}`);
    process.exit(2);
  }
  return { chosen: names.filter((name) => wanted.includes(name)), extra: rest };
}

/** @param {...string} args */
function node(...args) {
  return run(projectNode, args);
}

function freshReport(/** @type {string} */ name) {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function complain(/** @type {unknown} */ reason) {
  console.error(reason);
  return gate(false);
}

function heading(/** @type {string} */ text) {
  console.log(`\n━━ ${text}\n`);
}
