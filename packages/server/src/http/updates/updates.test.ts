import { randomUUID } from 'node:crypto';
import { type ConflictId, DAY, HOUR } from '@twosides/domain/kernel';
import { planAsks } from '@twosides/domain/updates';
import { expect, test, vi } from 'vitest';
import { ANONYMOUS, CONFLICT, postConflict, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { startPushService } from '../../test-support/push-service.ts';
import { describeOnDatabases, forSuite, memberForSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const UPDATE = { ending: 'talked-it-through', votesHelped: 'yes', text: 'We take turns now.' };
const TIMEOUT = { timeout: 40_000, interval: 50 };

describeOnDatabases('How it went', (database) => {
  const service = forSuite(startPushService);
  const server = serverForSuite(database, { clock: () => now });
  const author = memberForSuite(server, 'author@example.org', 'Author One');
  const reader = memberForSuite(server, 'reader@example.org', 'Reader');
  let now = Date.UTC(2037, 5, 1, 12);

  const post = (who = author) => postConflict(who);
  const tell = (id: ConflictId, body: object = UPDATE, who = author, opId: string = randomUUID()) =>
    who.post(`/api/conflicts/${id}/updates`, body, { 'Idempotency-Key': opId });
  const read = async (id: ConflictId, who: TestClient = server.client()) =>
    (await who.get(`/api/conflicts/${id}/updates`)).body;
  const textsOf = async (id: ConflictId, who?: TestClient) =>
    (await read(id, who)).updates.map(({ text }: { text: string | null }) => text);
  const alertsOf = async (who: TestClient) => (await who.get('/api/alerts')).body.alerts;
  const ask = () => planAsks({ jobs: server.stores.jobs, clock: () => now })();

  test.each([
    [{ ending: null }, 'Please say how it went'],
    [{ ...UPDATE, text: 'x'.repeat(2_001) }, 'An update must be at most 2,000 characters'],
  ])('needs an ending, and no words, but not too many', async (body, message) => {
    const answer = await tell(await post(), body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('shows text written after seeing the split to those who may see it, and to its author', async () => {
    const id = await post();
    await tell(id, { ...UPDATE, text: 'Before I looked.' });
    await author.post(`/api/conflicts/${id}/vote`, { side: 'her' });
    now += 72 * HOUR;
    await tell(id, { ...UPDATE, text: 'She is winning.' });
    const hidden = ['Before I looked.', null];
    const whole = ['Before I looked.', 'She is winning.'];
    expect(await textsOf(id)).toEqual(hidden);
    expect(await textsOf(id, reader)).toEqual(hidden);
    await reader.post(`/api/conflicts/${id}/vote`, { side: 'his', readFirst: true });
    expect(await textsOf(id, reader)).toEqual(hidden);
    await reader.post(`/api/conflicts/${id}/vote`, { side: 'his' });
    expect(await textsOf(id, reader)).toEqual(whole);
    expect(await textsOf(id, author)).toEqual(whole);
    await standAt(server, id, { herVotes: 60, hisVotes: 39 });
    await voteAs(server, 1, id, 'her');
    expect(await textsOf(id)).toEqual(whole);
  });

  test('is asked after 7 and 30 days in neutral words, if wanted, of anonymous authors too', async () => {
    const asked = await signUpAndOnboard(server, 'asked@example.org', 'Asked');
    await asked.patch('/api/alerts/preferences', { ending: { push: true, mail: true } });
    await asked.post('/api/push/subscriptions', service.subscribe('phone'));
    const id = await postConflict(asked, ANONYMOUS);
    await standAt(server, id, { herVotes: 5, hisVotes: 5 });
    const quiet = await postConflict(asked, ANONYMOUS);
    now += 6 * DAY - 12 * HOUR;
    await ask();
    now += DAY;
    await ask();
    await vi.waitFor(async () => expect(await alertsOf(asked)).toHaveLength(1), TIMEOUT);
    expect(await alertsOf(asked)).toEqual([
      {
        id: `how-did-it-go.${id}`,
        kind: 'ending',
        text: 'How did it go?',
        detail: CONFLICT.title,
        path: `/how-it-went/${id}`,
        at: expect.any(String),
        isRead: false,
      },
    ]);
    const untilPushed = (count: number) =>
      vi.waitFor(
        () => {
          now += HOUR / 6;
          expect(service.received).toHaveLength(count);
        },
        { timeout: 40_000, interval: 500 },
      );
    await untilPushed(1);
    const [mail] = (await server.mailsTo('asked@example.org')).filter(({ subject }) =>
      subject.startsWith('Something new'),
    );
    expect(mail?.text).toContain('There’s something new for you on TwoSides.\n\nhttp://localhost:3000/alerts\n');
    expect(mail?.text).not.toMatch(new RegExp(`${CONFLICT.title}|/${id}\\b|%`));
    expect(service.received[0]?.message).toEqual({
      body: 'There’s something new for you on TwoSides.',
      path: '/alerts',
      tag: 'news',
    });

    now += 23 * DAY;
    await ask();
    await untilPushed(2);
    expect((await alertsOf(asked)).map(({ id: topic }: { id: string }) => topic)).not.toContain(
      `how-did-it-go.${quiet}`,
    );
  });

  test('notifies subscribers once per update, until they unsubscribe', async () => {
    const id = await postConflict(author, ANONYMOUS);
    expect((await reader.post(`/api/conflicts/${id}/updates/follow`)).body).toEqual({ isFollowing: true });
    expect((await author.post(`/api/conflicts/${id}/updates/follow`)).body).toEqual({ isFollowing: false });
    expect((await read(id, reader)).isFollowing).toBe(true);
    await tell(id);
    const news = async () =>
      (await alertsOf(reader)).filter(({ id: topic }: { id: string }) => topic === `update-told.${id}`);
    await vi.waitFor(async () => expect(await news()).toHaveLength(1), TIMEOUT);
    expect(await news()).toEqual([
      {
        id: `update-told.${id}`,
        kind: 'update',
        text: 'There’s an update on a conflict you follow',
        detail: CONFLICT.title,
        path: `/conflict/${id}`,
        at: expect.stringMatching(/T00:00:00\.000Z$/),
        isRead: false,
      },
    ]);
    expect((await reader.send(`/api/conflicts/${id}/updates/follow`, { method: 'DELETE' })).body).toEqual({
      isFollowing: false,
    });
    expect((await read(id, reader)).isFollowing).toBe(false);
  });

  test('shows only the day under an anonymous conflict, and is hidden with a conflict taken down', async () => {
    const id = await postConflict(author, ANONYMOUS);
    now += HOUR;
    await tell(id);
    expect((await read(id)).updates).toEqual([
      {
        number: 1,
        ending: 'talked-it-through',
        text: UPDATE.text,
        notifiedAt: expect.stringMatching(/T00:00:00\.000Z$/),
        timeAgo: 'today',
        isTakenDown: false,
        collapsedBy: null,
      },
    ]);
    await author.send(`/api/conflicts/${id}`, { method: 'DELETE' });
    expect((await reader.get(`/api/conflicts/${id}/updates`)).status).toBe(404);
    expect(await read(id, author)).toMatchObject({ updates: [{ number: 1 }], opensAt: null });
    expect((await tell(id)).body.code).toBe('conflict-not-found');
  });
});
