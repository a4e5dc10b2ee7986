import { PASSWORD } from './people.ts';
import { DATABASES, type Database, startTestServer } from './test-server.ts';

const PAIRS = 200;

const main = async () => {
  for (const { database, isMissing } of DATABASES) {
    if (isMissing) console.log(`${database}: left out, MONGODB_URL is not set`);
    else await report(database);
  }
};

const report = async (database: Database) => {
  const server = await startTestServer(database);
  const ask = async (path: string, body: unknown) => {
    const client = server.client();
    const start = performance.now();
    const { status } = await client.post(`/api/auth/${path}`, body);
    if (status !== 200 && status !== 401) throw new Error(`${path} was answered with ${status}`);
    return performance.now() - start;
  };
  await ask('register', { email: 'known@example.org', password: PASSWORD });

  console.log(`${database}: medians of ${PAIRS} pairs in ms, and the middle half of the times`);
  for (const [path, more] of [
    ['login', { password: 'a wrong one' }],
    ['register', { password: PASSWORD }],
    ['forgot-password', {}],
    ['resend-verification', {}],
  ] as const) {
    const [known, unknown]: [number[], number[]] = [[], []];
    const askKnown = async () => known.push(await ask(path, { email: 'known@example.org', ...more }));
    const askUnknown = async (n: number) =>
      unknown.push(await ask(path, { email: `nobody-${path}-${n}@example.org`, ...more }));
    for (let n = 0; n < PAIRS; n++) {
      for (const next of n % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await next(n);
    }
    console.log(`  ${path.padEnd(20)} known ${inMs(known)} unknown ${inMs(unknown)}`);
  }
  await server.end();
};

const inMs = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `${at(0.5).padStart(7)} (${at(0.25)}–${at(0.75)})`.padEnd(26);
};

await main();
