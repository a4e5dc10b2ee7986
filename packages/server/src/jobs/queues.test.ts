import { afterEach, expect, test } from 'vitest';
import { DATABASES, startTestServer, type TestServer } from '../test-support/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.end())));

for (const { database, isMissing } of DATABASES) {
  test.skipIf(isMissing)(
    `On ${database} a mail that somebody waits for is sent without a look at the time`,
    async () => {
      const server = await startTestServer(database, { env: { JOBS_EVERY_MS: '60000' } });
      servers.push(server);
      await server.client().post('/api/auth/register', { email: 'ana@example.org', password: 'correct horse' });
      expect(await server.mailsTo('ana@example.org')).toHaveLength(1);
    },
  );
}
