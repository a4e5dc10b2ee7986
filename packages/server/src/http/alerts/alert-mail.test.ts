import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFLICT, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

describe.each(DATABASES)('News by mail on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(database);
    });
    afterAll(async () => {
      await server?.end();
    });

    const isNews = ({ subject }: { subject: string }) => subject === 'News for you on TwoSides';
    const postedBy = async (author: TestClient): Promise<number> =>
      (await author.post('/api/conflicts', CONFLICT)).body.id;
    const comment = (by: TestClient, id: number) =>
      by.post(`/api/conflicts/${id}/comments`, { content: 'Take turns, all of you.' });

    it('comes to anyone who asked for it, in words that give nothing away, until one click in the mail', async () => {
      const asks = await signUpAndOnboard(server, 'asks@example.org', 'Asks');
      const other = await signUpAndOnboard(server, 'other@example.org', 'Other');
      await asks.patch('/api/alerts/preferences', { comments: { mail: true, push: true }, follower: { mail: true } });
      const id = await postedBy(asks);
      await comment(other, id);
      const [mail] = await server.mailsTo('asks@example.org');
      expect(mail?.subject).toBe('News for you on TwoSides');
      expect(mail?.text).toMatch(/^You asked us to tell you about this:\n/);
      expect(mail?.text).toContain(
        `There are new comments on your conflict.\n\nhttp://localhost:3000/conflict/${id}\n`,
      );
      expect(mail?.text).not.toMatch(new RegExp(`${CONFLICT.title}|Take turns|Other|%`));

      const [, address] = /http:\/\/localhost:3000(\/unsubscribe\?token=\S+)/.exec(mail?.text ?? '') ?? [];
      expect((await fetch(`${server.origin}${address}`, { method: 'POST' })).status).toBe(200);
      expect((await asks.get('/api/alerts/preferences')).body).toMatchObject({
        comments: { push: true, mail: false },
        follower: { push: false, mail: false },
      });

      await comment(other, await postedBy(asks));
      await other.patch('/api/alerts/preferences', { comments: { mail: true } });
      // Who is told is told in this order: once the later mail has come, an earlier one would have been there.
      await comment(asks, await postedBy(other));
      expect((await server.mailsTo('other@example.org')).filter(isNews)).toHaveLength(1);
      expect((await server.mailsTo('asks@example.org')).filter(isNews)).toHaveLength(1);
    }, 90_000);
  });
});
