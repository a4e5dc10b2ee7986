import type { ProofChallenge } from '@twosides/domain/accounts';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rateLimiterInMemory } from '../../adapters/rate-limiter.ts';
import { createSecrets } from '../../adapters/secrets/secrets.ts';
import { borrowDatabase } from '../../test-support/databases-of-run.ts';
import { PASSWORD } from '../../test-support/people.ts';
import { solveProof as solve } from '../../test-support/solve-proof.ts';
import { serverForTest } from '../../test-support/suites.ts';
import { statusesOf } from '../../test-support/test-client.ts';
import type { Database, TestServer } from '../../test-support/test-server.ts';
import { createProofOfWork } from './proof-of-work.ts';

afterEach(() => void vi.useRealTimers());

const LIMITS = 'register-domain=4/3600,register-network=6/3600';

const start = (database: Database, env: Readonly<Record<string, string>> = {}) =>
  serverForTest(database, { env: { RATE_LIMITS: LIMITS, TRUSTED_PROXIES: '1', ...env } });

let serial = 0;
const register = (
  server: TestServer,
  { proof, domain = 'example.org', from = `203.0.${serial % 250}.1` }: Attempt = {},
) => {
  serial += 1;
  const body = { email: `m-${serial}@${domain}`, password: PASSWORD, ...(proof !== undefined && { proof }) };
  return server.client().post('/api/auth/register', body, { 'X-Forwarded-For': from });
};
type Attempt = { readonly proof?: string; readonly domain?: string; readonly from?: string };

const REFUSED = {
  error: expect.stringMatching(/Please reload the page and try again, or sign up later\.$/),
  code: 'proof-required',
  challenge: { parameters: expect.objectContaining({ algorithm: 'PBKDF2/SHA-256' }), signature: expect.any(String) },
};

describe('A proof of work', () => {
  test('is required above half of a domain’s registrations, and allows them up to the limit', async () => {
    const server = await start('SQLite');
    expect(await statusesOf(2, () => register(server))).toEqual([200, 200]);
    for (let n = 1; n <= 2; n++) {
      const asked = await register(server);
      expect([asked.status, asked.body]).toEqual([428, REFUSED]);
      expect((await register(server, { proof: await solve(asked.body.challenge) })).status).toBe(200);
    }
    const late = await register(server);
    expect([late.status, late.body.code]).toEqual([429, 'too-many-requests']);
    expect((await register(server, { domain: 'example.net' })).status).toBe(200);
  });

  test('is required above half of a network’s registrations, whatever their domains', async () => {
    const server = await start('SQLite');
    const ask = (n: number) => register(server, { domain: `own-${n}.example`, from: `198.51.100.${n}` });
    expect(await statusesOf(4, ask)).toEqual([200, 200, 200, 428]);
    expect((await register(server, { domain: 'own.example', from: '198.51.101.1' })).status).toBe(200);
  });

  test('is refused if wrong, malformed, unsigned, expired or used before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = await start('SQLite', { RATE_LIMITS: 'register-domain=20/3600' });
    for (let n = 1; n <= 10; n++) await register(server);
    const puzzle = async (): Promise<ProofChallenge> => (await register(server)).body.challenge;
    const refused = async (proof: string) => {
      const answer = await register(server, { proof });
      expect([answer.status, answer.body]).toEqual([428, REFUSED]);
    };

    const { challenge, solution } = JSON.parse(await solve(await puzzle()));
    await refused(JSON.stringify({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }));
    await refused(JSON.stringify({ challenge, solution: { ...solution, derivedKey: 'not hex' } }));
    await refused('solved!');
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    await refused(await solve({ ...easier, parameters: { ...easier.parameters, keyPrefix: '0' } }));

    const old = await solve(await puzzle());
    vi.setSystemTime(Date.now() + 301_000);
    await refused(old);

    const proof = await solve(await puzzle());
    expect((await register(server, { proof })).status).toBe(200);
    await refused(proof);
  });
});

test('takes about a second on a phone', async () => {
  const { challenge } = createProofOfWork(rateLimiterInMemory(), (purpose, text) => purpose + text);
  const solved = JSON.parse(await solve(await challenge()));
  expect(solved.challenge.parameters.cost * solved.solution.counter).toBeGreaterThanOrEqual(600_000);
});

describe.skipIf(process.env.MONGODB_URL === undefined)('A proof of work over two processes', () => {
  test('can be used at one of them', async () => {
    const { url: MONGODB_URL, giveBack } = await borrowDatabase(createSecrets('f'.repeat(32)));
    onTestFinished(giveBack);
    const env = { MONGODB_URL, SESSION_KEYS: 'k'.repeat(32), HASH_SECRET: 'f'.repeat(32) };
    const [here, there] = [await start('MongoDB', env), await start('MongoDB', env)];
    for (let n = 1; n <= 2; n++) await register(here);
    const proof = await solve((await register(here)).body.challenge);
    expect((await register(there, { proof })).status).toBe(200);
    expect((await register(here, { proof })).status).toBe(428);
  });
});
