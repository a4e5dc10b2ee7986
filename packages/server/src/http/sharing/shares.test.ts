import { type ConflictId, DAY } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { postConflict } from '../../test-support/people.ts';
import { memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('Shares', () => {
  const server = serverForSuite('SQLite', { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'The Author');
  let now = Date.UTC(2037, 5, 1, 12);

  const share = (client: TestClient, id: ConflictId | string, channel: string) =>
    client.post(`/api/conflicts/${id}/share`, { channel });
  const insightsOf = async (id: ConflictId) => (await server.client().get(`/api/conflicts/${id}/insights`)).body;

  test('count once per day and channel, per member or visitor’s address', async () => {
    const id = await postConflict(author);
    expect(await insightsOf(id)).toEqual({ sharesThisWeek: 0, newVotersThisWeek: 0 });
    for (const channel of ['copy', 'copy', 'whatsapp']) expect((await share(author, id, channel)).status).toBe(200);
    await share(server.client(), id, 'copy');
    await share(server.client(), id, 'copy');
    expect((await insightsOf(id)).sharesThisWeek).toBe(3);

    now += DAY;
    await share(author, id, 'copy');
    expect((await insightsOf(id)).sharesThisWeek).toBe(4);
    now += 6.5 * DAY;
    expect((await insightsOf(id)).sharesThisWeek).toBe(1);
  });

  test('are refused for a removed conflict, and by an unknown channel', async () => {
    const id = await postConflict(author);
    expect((await share(author, id, 'carrier-pigeon')).status).toBe(400);
    await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    expect((await share(author, id, 'copy')).body.code).toBe('conflict-not-found');
    expect((await server.client().get(`/api/conflicts/${id}/insights`)).status).toBe(404);
  });
});
