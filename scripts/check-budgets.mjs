// What a visitor downloads until the app answers at `/` (the server's HTML is painted without any of it), the styles
// that a page is painted with, and what each further screen adds, may not grow unseen; and no chunk may need itself, at
// whatever remove: one of the circle would run before what it needs.
// Reads packages/pwa/dist as built; fails when a budget is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

/** In kB of 1000 bytes. */
const BUDGETS = {
  firstScripts: { gzip: 140, brotli: 122 },
  pageStyles: { brotli: 10 },
  // Compressed as it is.
  firstFont: { gzip: 40 },
  screen: { gzip: 35 },
};
const HOME = 'src/pages/home.ts';
const PAGES = /^src\/pages\//;
const SCREEN = /^src\/pages\/(?!.*other-pages).+\.ts$/;

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */

const pwa = join(root, 'packages', 'pwa');
const dist = join(pwa, 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) fail('packages/pwa/dist/.vite/manifest.json is missing: build.manifest must be on.');
const pageStylesFile = join(dist, '.vite', 'page-styles.json');
if (!existsSync(pageStylesFile)) fail('packages/pwa/dist/.vite/page-styles.json is missing: see page-styles.ts.');
if (!existsSync(join(pwa, HOME))) fail(`packages/pwa/${HOME} is missing: name the first screen in this script.`);

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
/** What blocks the first paint of each page that the server renders. @type {Record<string, string>} */
const pageStyles = JSON.parse(readFileSync(pageStylesFile, 'utf8'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');

const circular = Object.keys(manifest).filter((key) => closure(manifest[key]?.imports ?? []).has(key));
if (circular.length > 0)
  fail(`Chunks that import each other in a circle: ${circular.join(', ')}. See scripts/chunks.ts.`);

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
if (entries.length === 0) fail('The manifest names no entry.');
// The home screen has no chunk of its own when the entry holds it.
const firstChunks = closure([...entries, ...(manifest[HOME] ? [HOME] : [])]);
const firstScripts = new Set([
  ...files(firstChunks),
  ...linked(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g),
]);
// Of every other page.
const shellStyles = new Set([...styles(firstChunks), ...linked(/<link\b[^>]*\bhref="([^"]+\.css)"/g)]);
const firstFonts = linked(/<link\b[^>]*\bhref="([^"]+\.woff2)"/g);
if (firstFonts.length !== 1) fail('index.html preloads the one font of the first paint.');

const screens = Object.keys(manifest).filter((key) => SCREEN.test(key) && !firstChunks.has(key));
const uses = new Map();
for (const screen of screens) for (const file of files(closure([screen]))) uses.set(file, (uses.get(file) ?? 0) + 1);

const sheets = Object.entries(Object.groupBy(Object.keys(pageStyles), (page) => pageStyles[page] ?? '')).map(
  ([file, [page = '', ...others] = []]) =>
    /** @type {const} */ ([file, `${page.replace(PAGES, '')}${others.length > 0 ? `, ${others.length} more` : ''}`]),
);
if (!pageStyles[HOME] || sheets.length === 0) fail(`page-styles.json does not tell of ${HOME}.`);

const rows = [
  row('until / answers: scripts', firstScripts, BUDGETS.firstScripts),
  row('first paint: font', firstFonts, BUDGETS.firstFont),
  ...sheets.map(([file, pages]) => row(`first paint: styles of ${pages}`, [file], BUDGETS.pageStyles)),
  row('first paint: styles of pages not rendered', shellStyles, BUDGETS.pageStyles),
  ...screens.map((screen) => {
    const own = [...files(closure([screen]))].filter((file) => !firstScripts.has(file) && uses.get(file) === 1);
    return row(screen.replace(PAGES, ''), own, BUDGETS.screen);
  }),
  row('shared by several of these screens', sharedChunks(), {}),
];

console.log(`${'kB (1000 bytes)'.padEnd(44)}${'gzip'.padStart(16)}${'brotli'.padStart(16)}`);
for (const { name, cells, isOver } of rows) console.log(`${isOver ? '✗' : ' '} ${name.padEnd(42)}${cells}`);
console.log(`\nUntil / answers: ${[...firstScripts, ...shellStyles].join(', ')}`);
if (rows.some(({ isOver }) => isOver)) fail('A budget is exceeded: load less, or load it later.');

/**
 * @param {string} name
 * @param {Iterable<string>} measured
 * @param {{ gzip?: number, brotli?: number }} budget
 */
function row(name, measured, budget) {
  const bodies = [...measured].map((file) => readFileSync(join(dist, file)));
  const sizes = {
    gzip: total(bodies, (body) => gzipSync(body, { level: 9 })),
    brotli: total(bodies, (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  };
  const cells = /** @type {const} */ (['gzip', 'brotli'])
    .map((way) => `${sizes[way].toFixed(1)}${budget[way] ? ` ≤ ${budget[way]}` : ''}`.padStart(16))
    .join('');
  const isOver = sizes.gzip > (budget.gzip ?? Infinity) || sizes.brotli > (budget.brotli ?? Infinity);
  return { name, cells, isOver };
}

/** @param {Buffer[]} bodies @param {(body: Buffer) => Buffer} compress */
function total(bodies, compress) {
  return bodies.reduce((sum, body) => sum + compress(body).length, 0) / 1000;
}

function sharedChunks() {
  return [...uses.keys()].filter((file) => uses.get(file) > 1 && !firstScripts.has(file));
}

/** The chunks and all that they import at once. */
function closure(/** @type {string[]} */ keys, reached = new Set(/** @type {string[]} */ ([]))) {
  for (const key of keys) {
    if (reached.has(key)) continue;
    reached.add(key);
    closure(manifest[key]?.imports ?? [], reached);
  }
  return reached;
}

/** @param {Iterable<string>} keys @returns {Set<string>} */
function files(keys) {
  return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
}

/** @param {Iterable<string>} keys */
function styles(keys) {
  return [...keys].flatMap((key) => manifest[key]?.css ?? []);
}

/** What the page itself names and the server has: preloads, the service worker's registration. */
function linked(/** @type {RegExp} */ pattern) {
  return [...html.matchAll(pattern)]
    .map(([, path]) => (path ?? '').replace(/^\.?\//, ''))
    .filter((path) => existsSync(join(dist, path)));
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(`\n${message}`);
  process.exit(1);
}
