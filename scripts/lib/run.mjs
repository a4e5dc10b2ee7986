// How the scripts start other programs. Everything below scripts/ runs on Node 18 and needs no dependency,
// because it is what installs them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isWindows = process.platform === 'win32';

/** The project's own Node: it runs TypeScript as it is, whatever Node started this script. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** @type {AsyncLocalStorage<{ chunks: Buffer[], isPatient: boolean }>} Of commands that run beside others. */
const heard = new AsyncLocalStorage();

/**
 * Keeps what the commands of `work` print from the terminal.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ isPatient?: boolean }} [options] whether they wait for a processor as long as anything else wants it
 * @returns {Promise<{ value: T, printed: string }>}
 */
export async function hear(work, { isPatient = false } = {}) {
  /** @type {Buffer[]} */
  const chunks = [];
  const value = await heard.run({ chunks, isPatient }, work);
  return { value, printed: Buffer.concat(chunks).toString() };
}

/**
 * Runs a command with the terminal as its own, unless it is heard.
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
  // What it starts in its turn has the same. One that could not be started has no number.
  if (hearing?.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return ended(child);
}

/**
 * Hands this process over to a command: signals go to it, and its end is ours.
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
 * Lets children end when this process is told to.
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function forwardSignals(children) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the children by itself; a second one would cut their clean-up short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
  // `kill <npm>` ends npm and the shell it runs us in, and tells us nothing: without this the server would live on, on
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
    // Once all that it has printed is there, too.
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * The script behind an installed package's command, to be run by `projectNode`.
 * @param {string} packageName
 * @param {{ command?: string, from?: string }} [options]
 */
export function tool(packageName, { command, from = root } = {}) {
  const folder = join(from, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command ?? Object.keys(bin)[0] ?? '']);
}

/** Ours, with the project's Node first on the PATH for whatever a child starts in its turn. */
export function environment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
}
