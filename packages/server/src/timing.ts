import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

/**
 * Prints how long the server takes for an address that has an account and for one that has none, side by side: medians of pairs that were
 * asked one after the other. Nothing is judged here: on a busy machine the medians differ by chance, so whoever reads them looks for a
 * difference that stays.
 */
const PAIRS = 200;

const main = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-timing-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
  const running = await compose(config, createLog('silent'));
  const origin = `http://127.0.0.1:${await running.listen()}`;

  const ask = async (path: string, body: unknown) => {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    });
    await answer.arrayBuffer();
    return performance.now() - start;
  };
  const password = 'a long password';
  await ask('register', { email: 'known@example.org', password });

  for (const [path, more] of [
    ['login', { password: 'a wrong one' }],
    ['register', { password }],
    ['forgot-password', {}],
    ['resend-verification', {}],
  ] as const) {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < PAIRS; n++) {
      known.push(await ask(path, { email: 'known@example.org', ...more }));
      unknown.push(await ask(path, { email: `nobody-${path}-${n}@example.org`, ...more }));
    }
    console.log(`${path.padEnd(20)} known ${inMs(medianOf(known))}   unknown ${inMs(medianOf(unknown))}`);
  }
  await running.stop();
  await rm(folder, { recursive: true, force: true });
};

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const inMs = (time: number) => `${time.toFixed(2).padStart(7)} ms`;

await main();
