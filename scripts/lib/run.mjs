// How the scripts start other programs. These files run on Node 18 without dependencies,
// because it is what installs them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isWindows = process.platform === 'win32';

/** The project's Node, which runs TypeScript directly, whichever Node started this script. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** @type {AsyncLocalStorage<{ chunks: Buffer[], isPatient: boolean }>} For commands that run concurrently. */
const heard = new AsyncLocalStorage();

/**
 * Captures the output of the commands of `work`.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ isPatient?: boolean }} [options] whether they run at a lower priority
 * @returns {Promise<{ value: T, printed: string }>}
 */
export async function hear(work, { isPatient = false } = {}) {
  /** @type {Buffer[]} */
  const chunks = [];
  const value = await heard.run({ chunks, isPatient }, work);
  return { value, printed: Buffer.concat(chunks).toString() };
}

/**
 * Runs a command in the terminal, or captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { cwd = root, env = {}, shell = false } = {}) {
  const hearing = heard.getStore();
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = hearing ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, env: { ...environment(), ...env }, shell, stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => hearing?.chunks.push(chunk));
  // Children inherit the priority. A process that failed to start has no pid.
  if (hearing?.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return ended(child);
}

/**
 * Runs a command in place of this process: forwards signals, and exits with it.
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
 * Ends children when this process is told to end.
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function forwardSignals(children) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the children directly; a second signal would cut their clean-up short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
  // `kill <npm>` ends npm and its shell without signalling us; without this the server would keep running, on
  // its port.
  const parent = process.ppid;
  const endWithNpm = () => {
    if (process.ppid !== parent) for (const child of children) child.kill('SIGTERM');
  };
  if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 500).unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code, in the shell's manner for a signal
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Also waits for its output.
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * The script of an installed package's command, to run with `projectNode`.
 * @param {string} packageName
 * @param {{ command?: string, from?: string }} [options]
 */
export function tool(packageName, { command, from = root } = {}) {
  const folder = join(from, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0] ?? '']);
}

/** Our environment, with the project's Node first on the PATH. */
export function environment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}
