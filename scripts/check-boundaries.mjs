// Checks the import rules, and that each rule reports its canary, a file that breaks the rule. Canaries have type-only
// imports, because only a working TypeScript parser sees such imports.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, tool } from './lib/run.mjs';

const { default: config, ORDERS, strangersOf } = await import('../.dependency-cruiser.mjs');

/**
 * For each rule, a file that breaks it and the path that this file imports.
 * @type {Record<string, [file: string, imported: string]>}
 */
const CANARIES = {
  'no-circular': ['packages/domain/src/model/hen.ts', './nest.ts'],
  'domain-depends-on-valibot-only': ['packages/domain/src/voting/canary.ts', 'node:fs'],
  'rules-are-pure': ['packages/domain/src/voting/stores.rule.ts', './votes.port.ts'],
  'ports-promise-model': ['packages/domain/src/voting/wire.port.ts', './voting.api.ts'],
  'views-and-apis-declare': ['packages/domain/src/voting/acts.view.ts', './cast-vote.ts'],
  ...Object.fromEntries(
    Object.entries(ORDERS).flatMap(([name, { path, levels }]) =>
      strangersOf(levels).map(({ folder, strangers }) => [
        `${name}-${folder}-stays-below`,
        [`${path.slice(1)}${folder}/climbs.ts`, `../${strangers[0]}/upstairs.ts`],
      ]),
    ),
  ),
  'no-unresolvable': ['packages/server/src/http/canary.ts', './nowhere.ts'],
  'packages-meet-by-name': ['e2e/canary.spec.ts', '../packages/server/src/http/app.ts'],
  'adapters-serve-ports-only': ['packages/server/src/adapters/mail/answers.ts', '../../http/app.ts'],
  'compose-alone-knows-adapters': ['packages/server/src/jobs/canary.ts', '../adapters/sqlite/store.ts'],
  'nothing-imports-composition': ['packages/server/src/http/bag.ts', '../composition/compose.ts'],
  'no-test-set-up-in-production': ['packages/server/src/http/fake.ts', '../testing/clock.ts'],
  'machines-are-pure': ['packages/pwa/src/outbox/canary-machine.ts', './database.ts'],
};

const canaryRoot = join(root, 'node_modules', '.cache', 'twosides', 'boundary-canary');
const rules = (config.forbidden ?? []).map(({ name }) => name ?? 'a rule without a name');

const reported = violationsOfCanary();
const silent = rules.filter((name) => !reported.has(name));
if (silent.length > 0) {
  fail(
    `Not reported, though the canary breaks them: ${silent.join(', ')}.\n` +
      'Either TypeScript is not parsed (dependency-cruiser needs the package `typescript` below version 7), ' +
      'or the rule does not match, or it has no canary in this script yet.',
  );
}
console.log(`All ${rules.length} rules catch their canaries.`);

const { status } = cruise(root, 'err-long', ['packages/domain/src', 'packages/server/src', 'packages/pwa/src', 'e2e']);
process.exit(status ?? 1);

function violationsOfCanary() {
  rmSync(canaryRoot, { recursive: true, force: true });
  for (const [from, to] of Object.values(CANARIES)) {
    write(from, `import type { Canary } from '${to}';\nexport type Cage = Canary;\n`);
    const target = join(dirname(from), to);
    if (to.startsWith('.') && !to.includes('nowhere')) write(target, 'export type Canary = string;\n');
  }
  write(
    'packages/domain/src/model/nest.ts',
    "import type { Cage } from './hen.ts';\nexport type Canary = Cage | string;\n",
  );

  const { stdout } = cruise(canaryRoot, 'json', ['packages', 'e2e']);
  /** @type {{ rule: { name: string } }[]} */
  const violations = JSON.parse(stdout).summary.violations;
  return new Set(violations.map(({ rule }) => rule.name));
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(canaryRoot, path)), { recursive: true });
  writeFileSync(join(canaryRoot, path), text);
}

/** @param {string} folder @param {'json' | 'err-long'} format @param {string[]} paths */
function cruise(folder, format, paths) {
  const cli = tool('dependency-cruiser', { command: 'depcruise' });
  const args = [cli, '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', format, ...paths];
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', format === 'json' ? 'pipe' : 'inherit', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
