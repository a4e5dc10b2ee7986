import { expect, test } from 'vitest';
import { describeOnDatabases, serverForSuite } from '../test-support/suites.ts';

describeOnDatabases('A mail that somebody waits for', (database) => {
  const server = serverForSuite(database, { env: { JOBS_EVERY_MS: '60000' } });

  test('is sent at once, however rarely jobs are polled for', async () => {
    await server.client().post('/api/auth/register', { email: 'ana@example.org', password: 'correct horse' });
    expect(await server.mailsTo('ana@example.org')).toHaveLength(1);
  });
});
