import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY, HOUR } from '@twosides/domain/kernel';
import { planAsks } from '@twosides/domain/updates';
import mongoose from 'mongoose';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeMongo, useDatabases } from '../../adapters/mongo/kernel/test-database.ts';
import { openLine } from '../../adapters/mongo/kernel/test-line.ts';
import { holdWriteLock } from '../../test-support/lock-holder.ts';
import { CONFLICT, PASSWORD, signUpAndOnboard, standAt } from '../../test-support/people.ts';
import { forTest, serverForTest } from '../../test-support/suites.ts';
import type { Answer } from '../../test-support/test-client.ts';
import { freePort } from '../../test-support/test-process.ts';
import { SHELL, startTestServer } from '../../test-support/test-server.ts';
import { startSmtp } from '../../test-support/test-smtp.ts';

const AWAY = 30_000;

describeMongo('A database that is away', () => {
  const { freshUrl } = useDatabases();

  test('for 30 s answers 503 with Retry-After and is not ready, signs nobody out, and recovers', async () => {
    const line = await openLine();
    const url = freshUrl();
    const server = await startTestServer('MongoDB', { env: { MONGODB_URL: line.through(url) } });
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    const cookies = ada.cookies();

    const expectAway = ({ status, headers, body }: Answer) => {
      expect([status, body?.code]).toEqual([503, 'unavailable']);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    };
    line.hold();
    const back = performance.now() + AWAY;
    const asked = await Promise.all([
      ada.get('/api/auth/user'),
      ada.get(`/api/conflicts/${id}`),
      ada.post(`/api/conflicts/${id}/vote`, { side: 'her' }),
      server.client().get('/api/top-conflicts-today'),
      server.client().post('/api/auth/login', { email: 'ada@example.org', password: PASSWORD }),
      server.client().post('/api/auth/forgot-password', { email: 'ada@example.org' }),
      server.client().get(`/conflict/${id}`),
    ]);
    asked.forEach(expectAway);
    const page = await ada.send(`/conflict/${id}`, NAVIGATION);
    expect([page.status, page.text]).toEqual([503, SHELL]);
    const login = await ada.send('/auth/google', NAVIGATION);
    expect([login.status, login.headers.get('Location')]).toEqual([303, '/login?error=busy']);
    while (performance.now() < back) {
      const [user, ready, alive] = await Promise.all(['/api/auth/user', '/readyz', '/healthz'].map(ada.get));
      expectAway(user as Answer);
      expect([ready?.status, alive?.status]).toEqual([503, 200]);
      await pause(500);
    }
    expect(ada.cookies()).toBe(cookies);

    line.release();
    const isBack = async () => (await ada.get('/readyz')).status;
    await expect.poll(isBack, { timeout: 10_000 }).toBe(200);
    expect((await ada.get('/api/auth/user')).body.email).toBe('ada@example.org');
    expect((await ada.post(`/api/conflicts/${id}/vote`, { side: 'her' })).body.totalVotes).toBe(1);
    await server.end();
    line.cut();
  });
});

const NAVIGATION: RequestInit = { method: 'GET', headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('Another process that holds the lock of the SQLite file', () => {
  test('delays only writes; reads are answered meanwhile', async () => {
    let ahead = 0;
    const server = await serverForTest('SQLite', { clock: () => Date.now() + ahead });
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    const letGo = await holdWriteLock(join(server.dataDir, 'twosides.sqlite'));
    ahead += 2 * HOUR;
    const voted = ada.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    const read = await Promise.all([
      server.client().get('/healthz'),
      server.client().get('/readyz'),
      server.client().get(`/conflict/${id}`),
      ada.get(`/api/conflicts/${id}`),
      ada.get('/api/auth/user'),
    ]);
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await letGo();
    const { status, body } = await voted;
    expect([status, body.totalVotes]).toEqual([200, 1]);
  });

  test('answers a write with 503 and Retry-After while the lock is held, and stores nothing', async () => {
    const server = await serverForTest('SQLite');
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    const letGo = await holdWriteLock(join(server.dataDir, 'twosides.sqlite'));
    const { status, headers, body } = await ada.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '2', 'unavailable']);
    await letGo();
    expect((await ada.get(`/api/conflicts/${id}`)).body.totalVotes).toBe(0);
  });
});

describeMongo('Another process that holds a document on MongoDB', () => {
  const { freshUrl } = useDatabases();

  test('answers a vote with 503 and Retry-After in the end, and stores nothing', async () => {
    const url = freshUrl();
    const server = await startTestServer('MongoDB', { env: { MONGODB_URL: url } });
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    const other = await mongoose.createConnection(url).asPromise();
    const session = await other.startSession();
    session.startTransaction();
    await other.collection('conflicts').updateOne({ _id: id }, { $set: { isHeld: true } }, { session });

    const vote = () => ada.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    const [{ status, headers, body }, alive] = await Promise.all([vote(), server.client().get('/healthz')]);
    expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '2', 'unavailable']);
    expect(alive.status).toBe(200);
    await session.abortTransaction();
    expect((await ada.get(`/api/conflicts/${id}`)).body.totalVotes).toBe(0);
    expect((await vote()).body.totalVotes).toBe(1);
    await other.close();
    await server.end();
  });
});

describe('A mail server that hangs', () => {
  test('does not delay other mails', async () => {
    const port = await freePort();
    const hanging: string[] = [];
    const accepted: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        (address.startsWith('slow') ? hanging : accepted).push(address);
        if (!address.startsWith('slow')) done();
      },
      onData: (stream, _session, done) => {
        text(stream).then(() => done(), done);
      },
    });
    smtp.on('error', () => {});
    await once(smtp.listen(port, '127.0.0.1'), 'listening');
    const server = await serverForTest('SQLite', { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    const register = (email: string) => server.client().post('/api/auth/register', { email, password: PASSWORD });
    for (const n of [1, 2, 3]) await register(`slow${n}@example.org`);
    await expect.poll(() => hanging.length).toBe(3);
    await register('ada@example.org');
    await register('ben@example.org');
    await expect.poll(() => accepted).toEqual(['ada@example.org', 'ben@example.org']);
  });
});

describe('A mail server that is away', () => {
  let skew = 0;
  const startWithout = async () => {
    const port = await freePort();
    skew = 0;
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    return { port, server: await serverForTest('SQLite', { clock: () => Date.now() + skew, env }) };
  };
  const comeBack = async (port: number) => {
    const { received } = await forTest(startSmtp({ port }));
    return () => received.map(({ source }) => source);
  };

  test('changes no answer, and the mail is sent when it is back', async () => {
    const { port, server } = await startWithout();
    const ask = (path: string, body: unknown) => server.client().post(`/api/auth/${path}`, body);
    const registered = await ask('register', { email: 'ada@example.org', password: PASSWORD });
    expect([registered.status, registered.body]).toEqual([200, { requiresVerification: true, user: null }]);
    expect((await ask('resend-verification', { email: 'ada@example.org' })).status).toBe(200);
    await expect.poll(() => server.log()).toContain('job failed');

    const received = await comeBack(port);
    const hourLater = () => {
      skew += HOUR;
      return received().length;
    };
    await expect.poll(hourLater, { interval: 1_000 }).toBe(2);
    expect(received().join('')).toContain('To: ada@example.org');
  });

  test('gets no "how did it go" mail for a conflict taken down meanwhile', async () => {
    const { port, server } = await startWithout();
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    await ada.patch('/api/alerts/preferences', { ending: { push: false, mail: true } });
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    await standAt(server, id, { herVotes: 5, hisVotes: 5 });
    skew = 7 * DAY;
    await planAsks({ jobs: server.stores.jobs, clock: () => Date.now() + skew })();
    await expect.poll(() => server.log()).toContain('job failed');
    await ada.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    const received = await comeBack(port);
    skew += HOUR;
    await server.client().post('/api/auth/forgot-password', { email: 'ada@example.org' });
    await expect.poll(() => received().join(''), { timeout: 10_000 }).toContain('Subject: Reset your');
    expect(received()).toHaveLength(1);
  });
});
