import { describe, expect, test } from 'vitest';
import { CONFLICT, onboard, signUpAndOnboard, signUpByMail } from '../../test-support/people.ts';
import { serverForTest } from '../../test-support/suites.ts';
import { statusesOf } from '../../test-support/test-client.ts';
import type { TestServer } from '../../test-support/test-server.ts';

const TOKEN = 'a-token-for-the-one-who-watches';

let server: TestServer;

const start = async (env: Readonly<Record<string, string>> = {}) => {
  server = await serverForTest('SQLite', { env: { METRICS_TOKEN: TOKEN, ...env } });
};

const scrape = (headers: Readonly<Record<string, string>> = { Authorization: `Bearer ${TOKEN}` }) =>
  server.client().send('/metrics', { method: 'GET', headers });

describe('Metrics', () => {
  test('measure requests by route template, and count records, jobs and mails', async () => {
    await start();
    const ada = await signUpByMail(server, 'ada@example.org');
    await onboard(ada, 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    await ada.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    await ada.post(`/api/conflicts/${id}/comments`, { content: 'A view.' });
    await ada.get('/');
    const isQuiet = async () => (await scrape()).text.includes('\ntwosides_jobs{state="waiting"} 0\n');
    await expect.poll(isQuiet, { timeout: 20_000 }).toBe(true);

    const answer = await scrape();
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'twosides_http_request_duration_seconds_count{method="POST",route="/api/conflicts/{id}/vote",status="200"} 1',
      'twosides_http_request_duration_seconds_count{method="GET",route="page",status="200"} 1',
      'twosides_records{kind="member"} 1',
      'twosides_records{kind="conflict"} 1',
      'twosides_records{kind="vote"} 1',
      'twosides_records{kind="comment"} 1',
      'twosides_jobs{state="waiting"} 0',
      'twosides_jobs{state="failed"} 0',
      'twosides_mails_total{outcome="sent"} 1',
    ])
      expect(answer.text.split('\n')).toContain(line);
    expect(answer.text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  test('have no label from an odd path, a split or a person', async () => {
    await start();
    const ada = await signUpAndOnboard(server, 'ada@example.org', 'Ada');
    const { id } = (await ada.post('/api/conflicts', CONFLICT)).body;
    await ada.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    const odd = Array.from({ length: 30 }, (_, n) => `odd-${n}`);
    const ask = () =>
      Promise.all(
        odd.flatMap((path) => [`/${path}`, `/api/${path}`, `/api/user/${path}`, `/api/conflicts/${path}`]).map(ada.get),
      );
    await ask();
    const routesOf = async () =>
      new Set([...(await scrape()).text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    const routes = await routesOf();
    await ask();
    expect((await routesOf()).size).toBe(routes.size + 1); // The new route is /metrics itself.
    const { text } = await scrape();
    expect(text).not.toMatch(/odd-|example\.org|Ada|\bhis\b|\bher\b/);
  });

  const faultsIn = (text: string) =>
    text.split('\n').filter((line) => line.startsWith('twosides_client_faults_total{'));

  test('count the app’s errors by place, without their text', async () => {
    await start();
    const visitor = server.client();
    const secret = { text: 'what a person has written' };
    const answers = [
      await visitor.post('/beacon/page', secret),
      await visitor.post('/beacon/page'),
      await visitor.post('/beacon/worker'),
      await visitor.post('/beacon/nothing'),
      await visitor.get('/beacon/page'),
      await visitor.post('/beacon/page', undefined, { Origin: 'https://evil.example' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 404, 405, 403]);
    expect(faultsIn((await scrape()).text)).toEqual([
      'twosides_client_faults_total{kind="page"} 2',
      'twosides_client_faults_total{kind="worker"} 1',
    ]);
    expect(server.log()).not.toContain(secret.text);
  });

  test('count a limited number of the app’s errors per address', async () => {
    await start({ RATE_LIMITS: 'faults=2/60' });
    const report = () => server.client().post('/beacon/screen');
    expect(await statusesOf(4, report)).toEqual([204, 204, 429, 429]);
    expect(faultsIn((await scrape()).text)).toEqual(['twosides_client_faults_total{kind="screen"} 2']);
  });

  test.each(['', TOKEN])('are refused without the token, even from this machine, where it is "%s"', async (token) => {
    await start({ METRICS_TOKEN: token });
    for (const authorization of ['', 'Bearer null', 'Bearer ', `Bearer ${TOKEN}x`]) {
      const answer = await scrape({ Authorization: authorization });
      expect([answer.status, answer.body.code]).toEqual([404, 'route-not-found']);
    }
  });
});
