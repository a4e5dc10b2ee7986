import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';

const cache = join(root, 'node_modules', '.cache', 'twosides');
const notInputs = new Set(['node_modules', 'dist', 'dist-server', 'data']);

/**
 * Hashes files, folders and other values (`facts`), but no test files. Paths are relative to the project's root.
 * @param {string[]} paths
 * @param {...string} facts
 */
export function fingerprint(paths, ...facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap((path) => filesAt(join(root, path))).sort()) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} name @param {string} value */
export function isStamped(name, value) {
  const file = join(cache, name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** @param {string} name @param {string} value */
export function stamp(name, value) {
  const file = join(cache, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

/** @param {string} name */
export function unstamp(name) {
  rmSync(join(cache, name), { force: true });
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or every file of the folder
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !notInputs.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesAt(join(path, name)));
}
