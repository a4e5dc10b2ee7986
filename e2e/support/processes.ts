import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @param folder working directory, relative to the project's root */
export const spawnNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}, folder = '') =>
  spawn(node, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  }) as ChildProcessByStdio<null, Readable, Readable>;

export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const isLate = await Promise.race([exit.then(() => false), delay(10_000, true, { ref: false })]);
  if (isLate) child.kill('SIGKILL');
  await exit;
};

/** @returns the port */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
