import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { root } from './lib/run.mjs';

/** No two end-to-end test files may create the same person, because the files share a server. */
const PERSON = /\b[\w.+-]+@example\.org\b|(?<=\bcreateMember\([^()]*, ')\w+(?='\))/g;

/** Only these files may write to the query cache directly. Other files must use `patchAnswers`. */
const PUTS_ANSWERS = [
  'packages/pwa/src/api/account/security.ts',
  'packages/pwa/src/api/own/own-conflict.ts',
  'packages/pwa/src/app/render-page.tsx',
  'packages/pwa/src/push/push-settings.ts',
  'packages/pwa/src/session/current-user.ts',
  'packages/pwa/src/session/rendered-state.ts',
  'packages/pwa/src/session/session.ts',
  'packages/pwa/src/test-support/show.tsx',
];

const STYLES = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const PUT = /\.(setQueryData|setQueriesData)\b/;
const CODE = ['.ts', '.tsx'];
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/**
 * The violations, one line each.
 * @param {string} folder a tree with the folders `packages` and `e2e`
 */
function problemsIn(folder) {
  const files = sourcesBelow(folder);
  const putting = files.filter(
    (file) => CODE.includes(extname(file)) && !isTest(file) && PUT.test(readFileSync(join(folder, file), 'utf8')),
  );
  return [
    ...putting
      .filter((file) => !PUTS_ANSWERS.includes(file))
      .map(
        (file) =>
          `${file} writes to the query cache directly, which marks unchanged data as fresh: use patchAnswers of api/conflict-cache.ts`,
      ),
    ...files.filter((file) => extname(file) === '.tsx').flatMap((file) => stylesMissing(folder, file)),
    ...peopleShared(folder),
  ];
}

/** CSS classes that a file uses but its style sheet lacks. @param {string} folder @param {string} file */
function stylesMissing(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(STYLES)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(folder, dirname(file), sheet), 'utf8');
    const classes = [...text.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))].map(([, named = '']) => named);
    return [...new Set(classes)]
      .filter((named) => !new RegExp(`\\.${named}\\b`).test(css))
      .map((named) => `${file} uses the class “${named}”, which ${sheet} doesn't define`);
  });
}

/** @param {string} folder @returns {string[]} people that two end-to-end files create, one line each */
function peopleShared(folder) {
  const specs = readdirSync(join(folder, 'e2e')).filter((file) => file.endsWith('.spec.ts'));
  /** @type {Map<string, string>} */
  const firstWith = new Map();
  return specs.flatMap((file) =>
    [...new Set(readFileSync(join(folder, 'e2e', file), 'utf8').match(PERSON))].flatMap((person) => {
      const other = firstWith.get(person);
      if (other === undefined) firstWith.set(person, file);
      return other === undefined
        ? []
        : [`e2e/${file} creates ${person}, whom e2e/${other} already creates; pick another person`];
    }),
  );
}

/** @param {string} folder @returns {string[]} all files of all packages' `src`, relative to `folder` */
function sourcesBelow(folder) {
  return readdirSync(join(folder, 'packages')).flatMap((name) =>
    readdirSync(join(folder, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

const canaryRoot = join(root, 'node_modules', '.cache', 'twosides', 'source-canary');
const reported = problemsIn(makeCanary()).map((problem) => problem.split(' ')[0]);
const expected = [
  'e2e/two.spec.ts',
  'e2e/zoe.spec.ts',
  'packages/pwa/src/api/many.ts',
  'packages/pwa/src/api/one.tsx',
  'packages/pwa/src/drawn.tsx',
];
if (reported.sort().join() !== expected.join()) {
  console.error(`The canary's violations: ${reported.join(', ')}\ninstead of: ${expected.join(', ')}`);
  process.exit(1);
}

const problems = problemsIn(root);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Every rule catches its canary, and the sources have no violations.');
process.exit(problems.length === 0 ? 0 : 1);

function makeCanary() {
  rmSync(canaryRoot, { recursive: true, force: true });
  write('packages/pwa/src/api/one.tsx', "client.setQueryData(['a'], 1);\n");
  write('packages/pwa/src/api/many.ts', 'client\n  .setQueriesData({}, () => 1);\n');
  write('packages/pwa/src/session/session.ts', "client.setQueryData(['a'], 1);\n");
  write('packages/pwa/src/full/file.test.ts', "client.setQueryData(['a'], 1);\n");
  write('packages/pwa/src/drawn.module.css', '.here {\n  color: red;\n}\n');
  write(
    'packages/pwa/src/drawn.tsx',
    "import styles from './drawn.module.css';\nexport const drawn = [styles.here, styles.gone];\n",
  );
  write('e2e/one.spec.ts', "await make('ada@example.org');\nawait createMember(page, 'one@example.org', 'Ada');\n");
  write('e2e/two.spec.ts', "await make('ada@example.org');\nawait make('ada@example.org');\n");
  write('e2e/zoe.spec.ts', "await createMember(page, 'zoe@example.org', 'Ada');\n");
  return canaryRoot;
}

/** @param {string} path @param {string} text */
function write(path, text = '') {
  mkdirSync(dirname(join(canaryRoot, path)), { recursive: true });
  writeFileSync(join(canaryRoot, path), text);
}
