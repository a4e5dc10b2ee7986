import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './test-support/fresh-folder.ts';
import { CONFLICT, signUp, signUpAndOnboard } from './test-support/people.ts';
import { processForTest } from './test-support/suites.ts';
import type { TestClient } from './test-support/test-client.ts';
import type { TestProcess } from './test-support/test-process.ts';
import { startTestServer } from './test-support/test-server.ts';

type Person = { readonly mailboxId: string; readonly cookies: string };

const prepare = async (conflictCount: number, memberCount: number) => {
  const DATA_DIR = freshFolder(onTestFinished);
  const server = await startTestServer('SQLite', { env: { DATA_DIR } });
  const author = await signUpAndOnboard(server, 'author@example.org', 'Carla');
  const conflicts: number[] = [];
  for (let n = 0; n < conflictCount; n++) conflicts.push((await author.post('/api/conflicts', CONFLICT)).body.id);
  const members = await Promise.all(
    Array.from({ length: memberCount }, async (_, n): Promise<Person> => {
      const client = await signUp(server, `member${n}@example.org`);
      const { id } = (await client.get('/api/auth/user')).body;
      return { mailboxId: server.voterOf(id), cookies: client.cookies() };
    }),
  );
  await server.end();
  return { DATA_DIR, author: author.cookies(), conflicts, members };
};

const clientOf = (server: TestProcess, cookies: string): TestClient => {
  const client = server.client();
  client.setCookies(cookies);
  return client;
};

const rowsOf = <Row>(dataDir: string, sql: string): Row[] => {
  using database = new DatabaseSync(join(dataDir, 'twosides.sqlite'), { readOnly: true });
  return database.prepare(sql).all() as Row[];
};

test('A server that is killed during 1,000 votes has every acknowledged vote, once, and a tally that is their sum', async () => {
  const { DATA_DIR, conflicts, members } = await prepare(100, 10);
  const server = await processForTest({ DATA_DIR });
  const acknowledged: string[] = [];
  const voteOnAll = async ({ mailboxId, cookies }: Person, index: number) => {
    const client = clientOf(server, cookies);
    for (const conflict of conflicts) {
      const side = (index + conflict) % 3 === 0 ? 'her' : 'his';
      const answer = await client.post(`/api/conflicts/${conflict}/vote`, { side });
      if (answer.status === 200) acknowledged.push(`${conflict} ${mailboxId} ${side}`);
      if (acknowledged.length === 500) server.kill('SIGKILL');
    }
  };
  const outcomes = await Promise.allSettled(members.map(voteOnAll));
  expect(outcomes.map(({ status }) => status)).toContain('rejected');
  expect(await server.ended).toBe('SIGKILL');

  await processForTest({ DATA_DIR });
  const votes = rowsOf<{ vote: string }>(
    DATA_DIR,
    "SELECT conflict_id || ' ' || voter_ref || ' ' || side AS vote FROM votes",
  ).map(({ vote }) => vote);
  expect(acknowledged.length).toBeGreaterThanOrEqual(500);
  const stored = new Set(votes);
  expect(acknowledged.filter((vote) => !stored.has(vote))).toEqual([]);
  expect(stored.size).toBe(votes.length);
  expect(votes.length).toBeLessThanOrEqual(acknowledged.length + members.length);
  const wrong = rowsOf(
    DATA_DIR,
    `SELECT id FROM conflicts WHERE total_votes <> her_votes + his_votes
       OR her_votes <> (SELECT count(*) FROM votes WHERE conflict_id = conflicts.id AND side = 'her')
       OR his_votes <> (SELECT count(*) FROM votes WHERE conflict_id = conflicts.id AND side = 'his')`,
  );
  expect(wrong).toEqual([]);
});

test('A full disk is a 503 and no false acknowledgement; the process lives and the file stays sound', async () => {
  const { DATA_DIR, author } = await prepare(1, 0);
  const server = await processForTest({ DATA_DIR }, { fileBlocks: 4_096 });
  const client = clientOf(server, author);
  const acknowledged: number[] = [];
  const draft = { ...CONFLICT, hisSide: 'His account. '.repeat(380), herSide: 'Her account. '.repeat(380) };
  let refusal = await client.post('/api/conflicts', draft);
  for (; refusal.status === 201; refusal = await client.post('/api/conflicts', draft))
    acknowledged.push(refusal.body.id);
  expect([refusal.status, refusal.body.code]).toEqual([503, 'unavailable']);
  expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect((await client.get('/healthz')).status).toBe(200);
  expect((await client.get(`/api/conflicts/${acknowledged[0]}`)).status).toBe(200);

  server.kill('SIGKILL');
  await server.ended;
  const roomy = await processForTest({ DATA_DIR });
  expect(rowsOf(DATA_DIR, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(rowsOf<{ id: number }>(DATA_DIR, 'SELECT id FROM conflicts WHERE id > 1').map(({ id }) => id)).toEqual(
    acknowledged,
  );
  expect((await clientOf(roomy, author).post('/api/conflicts', draft)).status).toBe(201);
});

test('SIGTERM: /readyz says 503, a request under way is answered, and the process ends with 0', async () => {
  const push = createECDH('prime256v1');
  const server = await processForTest({
    NODE_ENV: 'production',
    OPERATOR_NAME: 'Ada Example',
    CONTACT_EMAIL: 'ada@example.org',
    VAPID_PUBLIC_KEY: push.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), push.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    DATA_DIR: freshFolder(onTestFinished),
    RATE_LIMITS: 'on',
    SESSION_KEYS: 'k'.repeat(32),
    HASH_SECRET: 'f'.repeat(32),
  });
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'whatever' });
  const slow = connect(server.port, '127.0.0.1');
  await once(slow, 'connect');
  const answered = text(slow);
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  slow.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);

  server.kill('SIGTERM');
  await expect.poll(async () => (await server.client().get('/readyz')).status).toBe(503);
  expect((await server.client().get('/healthz')).status).toBe(200);
  slow.write(body.slice(10));
  expect(await answered).toMatch(/^HTTP\/1\.1 401 [\s\S]*invalid-credentials/);
  expect(await server.ended).toBe(0);
});
