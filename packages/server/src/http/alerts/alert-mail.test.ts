import { describe, expect, test } from 'vitest';
import { CONFLICT, postConflict, signUpAndOnboard } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

describe('Alerts by mail', () => {
  const server = serverForSuite('SQLite');

  const isNews = ({ subject }: { subject: string }) => subject === 'Something new on TwoSides';
  const comment = (by: TestClient, id: number) =>
    by.post(`/api/conflicts/${id}/comments`, { content: 'Take turns, all of you.' });

  test('are sent to members who want them, in words that reveal nothing, until one click in the mail', async () => {
    const asks = await signUpAndOnboard(server, 'asks@example.org', 'Asks');
    const other = await signUpAndOnboard(server, 'other@example.org', 'Other');
    await asks.patch('/api/alerts/preferences', { comments: { mail: true, push: true }, follower: { mail: true } });
    const id = await postConflict(asks);
    await comment(other, id);
    const [mail] = await server.mailsTo('asks@example.org');
    expect(mail?.subject).toBe('Something new on TwoSides');
    expect(mail?.text).toMatch(/^Here’s what’s new on TwoSides:\n/);
    expect(mail?.text).toContain(`There are new comments on your conflict.\n\nhttp://localhost:3000/conflict/${id}\n`);
    expect(mail?.text).not.toMatch(new RegExp(`${CONFLICT.title}|Take turns|Other|%`));

    const [, address] = /http:\/\/localhost:3000(\/unsubscribe\?token=\S+)/.exec(mail?.text ?? '') ?? [];
    expect((await fetch(`${server.origin}${address}`, { method: 'POST' })).status).toBe(200);
    expect((await asks.get('/api/alerts/preferences')).body).toMatchObject({
      comments: { push: true, mail: false },
      follower: { push: false, mail: false },
    });

    await comment(other, await postConflict(asks));
    await other.patch('/api/alerts/preferences', { comments: { mail: true } });
    await comment(asks, await postConflict(other));
    expect((await server.mailsTo('other@example.org')).filter(isNews)).toHaveLength(1);
    expect((await server.mailsTo('asks@example.org')).filter(isNews)).toHaveLength(1);
  });
});
