import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portOf } from './listen.ts';
import { createClient, type TestClient } from './test-client.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

const PROGRAMS = {
  main: fileURLToPath(new URL('../main.ts', import.meta.url)),
  'main-for-tests': fileURLToPath(new URL('./main-for-tests.ts', import.meta.url)),
};

export type TestProcess = {
  readonly port: number;
  client(): TestClient;
  printed(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | NodeJS.Signals | null>;
};

type Options = {
  readonly program?: keyof typeof PROGRAMS;
  /** File size limit in blocks of 512 bytes. Simulates a full disk. */
  readonly fileBlocks?: number;
};

export const startProcess = async (
  env: Readonly<Record<string, string>>,
  { program = 'main', fileBlocks }: Options = {},
): Promise<TestProcess> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Ignores the signal XFSZ, so a write beyond the limit fails as on a full disk.
  const start = fileBlocks === undefined ? 'exec "$0" "$1"' : `trap '' XFSZ; ulimit -f ${fileBlocks}; exec "$0" "$1"`;
  const child = spawn('sh', ['-c', start, process.execPath, PROGRAMS[program]], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), PUBLIC_ORIGIN: origin, RATE_LIMITS: 'off', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const closed = once(child, 'close');
  if (!(await isReady(origin, child))) {
    child.kill('SIGKILL');
    await closed;
    throw new Error(`The server did not become ready, and ended with ${await ended}. It has printed:\n${printed}`);
  }
  return {
    port,
    client: () => createClient(origin, origin),
    printed: () => printed,
    kill: (signal) => void child.kill(signal),
    ended,
  };
};

const isReady = async (origin: string, child: ChildProcess): Promise<boolean> => {
  const deadline = performance.now() + 150_000;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await pause(20);
  }
  return false;
};

export const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  const port = await portOf(listener);
  listener.close();
  await once(listener, 'close');
  return port;
};
