import { expect, test } from 'vitest';
import { serverForTest } from '../../test-support/suites.ts';
import type { TestServer } from '../../test-support/test-server.ts';

const TOKEN = 'a-token-for-the-one-who-watches';

const countsOf = async (server: TestServer) => {
  const { text } = await server.client().send('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } });
  return text.split('\n').filter((line) => line.startsWith('twosides_client_faults_total{'));
};

test('counts the app’s errors by place, without their text', async () => {
  const server = await serverForTest('SQLite', { env: { METRICS_TOKEN: TOKEN } });
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
  expect(await countsOf(server)).toEqual([
    'twosides_client_faults_total{kind="page"} 2',
    'twosides_client_faults_total{kind="worker"} 1',
  ]);
  expect(server.log()).not.toContain(secret.text);
});

test('limits the errors counted per address', async () => {
  const server = await serverForTest('SQLite', { env: { METRICS_TOKEN: TOKEN, RATE_LIMITS: 'faults=2/60' } });
  const answers: number[] = [];
  for (let n = 0; n < 4; n++) answers.push((await server.client().post('/beacon/screen')).status);
  expect(answers).toEqual([204, 204, 429, 429]);
  expect(await countsOf(server)).toEqual(['twosides_client_faults_total{kind="screen"} 2']);
});
