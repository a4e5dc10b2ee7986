// Must run on Node 20, because this file is used before the project's own Node is installed.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isWindows = process.platform === 'win32';

/** The Node in node_modules, which runs TypeScript directly. Another version of Node may run this script. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/**
 * Keeps the server's memory low. The Dockerfile sets the same values, but no cache of compiled code, because the server
 * must not be able to change its own code there.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Without fixed thresholds, glibc keeps more freed memory. Lower ones would make each compression slow.
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '2097152',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
};

/** @type {AsyncLocalStorage<Buffer[]>} Where concurrent commands put their output. */
const captured = new AsyncLocalStorage();

/**
 * Captures the output of all commands that `work` runs.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ value: T, printed: string }>}
 */
export async function captureOutput(work) {
  /** @type {Buffer[]} */
  const chunks = [];
  const value = await captured.run(chunks, work);
  return { value, printed: Buffer.concat(chunks).toString() };
}

/**
 * Runs a command. Prints its output, unless `captureOutput` captures it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { cwd = root, env = {}, shell = false } = {}) {
  const chunks = captured.getStore();
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = chunks ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, env: { ...environment(), ...env }, shell, stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks?.push(chunk));
  return ended(child);
}

/**
 * Runs a command in place of this process: forwards signals to it, and exits with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function become(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...environment(), ...env }, stdio: 'inherit' });
  forwardSignals([child]);
  process.exit(await ended(child));
}

/**
 * Ends the children when this process gets a signal to end, or when npm, its parent, ends.
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function forwardSignals(children) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the children directly. A second signal would cut their cleanup short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
  // npm may end without a signal to this process. The server would then live on and keep its port.
  const parent = process.ppid;
  const endWithNpm = () => {
    if (process.ppid !== parent) for (const child of children) child.kill('SIGTERM');
  };
  if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 500).unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the child's exit code; 128 plus the number of the signal that ended it, as in a shell
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Unlike 'exit', 'close' also waits for the child's output.
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * The path of an installed package's command, a script to run with `projectNode`.
 * @param {string} packageName
 * @param {{ command?: string, from?: string }} [options]
 */
export function tool(packageName, { command, from = root } = {}) {
  const folder = join(from, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0] ?? '']);
}

export function environment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}
