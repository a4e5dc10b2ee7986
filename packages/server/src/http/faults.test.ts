import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { openLine } from '../adapters/mongo/test-line.ts';
import { CONFLICT, PASSWORD, signUpAndOnboard } from '../test-support/people.ts';
import type { Answer } from '../test-support/test-client.ts';
import { freePort } from '../test-support/test-process.ts';
import { freshMongoUrl, SHELL, startTestServer } from '../test-support/test-server.ts';

/** How long the database is away, in milliseconds: the driver gives up its connections meanwhile. */
const AWAY = 30_000;

describe.skipIf(process.env.MONGODB_URL === undefined)('A database that is away', () => {
  it('for 30 s is a 503 with Retry-After and not ready; it signs nobody out, and all is well when it is back', async () => {
    const line = await openLine();
    const url = freshMongoUrl();
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
    // Each waits for seconds, so that this asks a few times.
    while (performance.now() < back) {
      const [user, ready, alive] = await Promise.all([
        ada.get('/api/auth/user'),
        ada.get('/readyz'),
        ada.get('/healthz'),
      ]);
      expectAway(user);
      expect([ready.status, alive.status]).toEqual([503, 200]);
    }
    expect(ada.cookies()).toBe(cookies);

    line.release();
    const isBack = async () => (await ada.get('/readyz')).status;
    await expect.poll(isBack, { timeout: 10_000 }).toBe(200);
    expect((await ada.get('/api/auth/user')).body.email).toBe('ada@example.org');
    expect((await ada.post(`/api/conflicts/${id}/vote`, { side: 'her' })).body.totalVotes).toBe(1);
    await server.end();
    line.cut();
  }, 120_000);
});

/** A person who follows a link, rather than the app that asks for data. */
const NAVIGATION: RequestInit = { method: 'GET', headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('A mail server that is away', () => {
  it('changes no answer, and the mail goes out when it is back', async () => {
    const port = await freePort();
    let skew = 0;
    const server = await startTestServer('SQLite', {
      clock: () => Date.now() + skew,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    const ask = (path: string, body: unknown) => server.client().post(`/api/auth/${path}`, body);
    const registered = await ask('register', { email: 'ada@example.org', password: PASSWORD });
    expect([registered.status, registered.body]).toEqual([200, { requiresVerification: true, user: null }]);
    expect((await ask('resend-verification', { email: 'ada@example.org' })).status).toBe(200);
    await expect.poll(() => server.log()).toContain('job failed');

    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        text(stream)
          .then((source) => received.push(source))
          .then(() => done(), done);
      },
    });
    await once(smtp.listen(port, '127.0.0.1'), 'listening');
    skew = 60 * 60_000;
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2);
    expect(received.join('')).toContain('To: ada@example.org');
    await server.end();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});
