import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectNode, SERVER_ENV, SERVER_FLAGS } from '../lib/run.mjs';

/** `cpu`: time of all threads so far, in microseconds. `memory`: resident, in bytes. */
type Usage = { readonly cpu: number; readonly memory: number };

export type Server = {
  readonly origin: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

const TELL_USAGE = new URL('tell-usage.ts', import.meta.url).href;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

type Start = {
  readonly env?: NodeJS.ProcessEnv;
  readonly args?: readonly string[];
  readonly isServer?: boolean;
};

/** `file` is a path relative to the project's root. */
export const start = (file: string, { env = {}, args = [], isServer = false }: Start = {}): ChildProcess => {
  const child = fork(fileURLToPath(new URL(`../../${file}`, import.meta.url)), args, {
    execPath: projectNode,
    execArgv: isServer ? [...SERVER_FLAGS, `--import=${TELL_USAGE}`] : [],
    stdio: ['ignore', isServer ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...SERVER_ENV, ...env },
  });
  return endWithThis(child);
};

export const endWithThis = (child: ChildProcess): ChildProcess => {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

export const runToEnd = async (file: string, options: Start): Promise<void> => {
  const [code] = await once(start(file, options), 'exit');
  if (code !== 0) throw new Error(`${file} has failed.`);
};

/** @throws if the process ends before it answers */
export const answerOf = async <T>(child: ChildProcess, question?: object): Promise<T> => {
  if (question) child.send(question);
  const ended = new AbortController();
  const [said] = await Promise.race([
    once(child, 'message', { signal: ended.signal }),
    once(child, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`A process of the bench has ended, with ${code}.`);
    }),
  ]).finally(() => ended.abort());
  return said as T;
};

export const startServer = async (startOn: (port: number) => ChildProcess, path: string): Promise<Server> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = startOn(port);
  const ended = once(child, 'exit');
  while (!(await fetch(origin + path).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('A server of the bench could not start.');
    await pause(50);
  }
  return {
    origin,
    usage: () => answerOf<Usage>(child, { kind: 'usage' }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { readonly port: number };
  listener.close();
  await once(listener, 'close');
  return port;
};
