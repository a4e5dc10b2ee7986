import { type ConflictId, HOUR } from '@twosides/domain/kernel';
import { expect, test, vi } from 'vitest';
import { CONFLICT, signUpAndOnboard, standAt, voteAs } from '../../test-support/people.ts';
import { startPushService } from '../../test-support/push-service.ts';
import { describeOnDatabases, forSuite, serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const PATH = '/api/push/subscriptions';
const TIMEOUT = { timeout: 40_000, interval: 50 };

describeOnDatabases('Push', (database) => {
  const service = forSuite(startPushService);
  const server = serverForSuite(database, { clock: () => Date.now() + ahead });
  let ahead = 0;
  let people = 0;
  let voters = 0;

  const newcomer = async () => {
    people += 1;
    return signUpAndOnboard(server, `member${people}@example.org`, `Member Nr ${people}`);
  };
  const withDevice = async (device: string) => {
    const author = await newcomer();
    const id: ConflictId = (await author.post('/api/conflicts', CONFLICT)).body.id;
    await standAt(server, id, { herVotes: 66, hisVotes: 33 });
    expect((await author.post(PATH, service.subscribe(device))).status).toBe(200);
    return { author, id };
  };
  const vote = (id: ConflictId) => {
    voters += 1;
    return voteAs(server, voters, id, voters % 3 ? 'her' : 'his');
  };
  const receivedBy = (device: string) => service.received.filter((push) => push.device === device);
  const failedPushes = () => server.log().match(/"kind":"push","attempts":1/g)?.length ?? 0;
  const devicesOf = async (client: TestClient) => (await client.get(PATH)).body.devices;

  test('notifies each device of the 100th vote once, encrypted, in neutral words, with a link to the result', async () => {
    const { author, id } = await withDevice('phone');
    await author.post(PATH, service.subscribe('laptop'));
    await Promise.all([vote(id), vote(id), vote(id)]);
    await vi.waitFor(
      () => expect([receivedBy('phone'), receivedBy('laptop')].map((all) => all.length)).toEqual([1, 1]),
      TIMEOUT,
    );
    const { publicKey } = (await author.get(PATH)).body;
    expect(receivedBy('phone')).toEqual([
      {
        device: 'phone',
        message: {
          body: 'Your conflict has reached 100 votes. The result is public.',
          path: `/conflict/${id}#vote`,
          tag: `revealed.${id}`,
        },
        topic: expect.stringMatching(/^[\w-]{32}$/),
        ttl: expect.any(Number),
        urgency: 'normal',
        vapidKey: publicKey,
        subject: 'mailto:no-reply@localhost',
      },
    ]);
    expect(receivedBy('phone')[0]?.ttl).toBeGreaterThan(3 * 24 * 3600 - 60);
    expect(receivedBy('phone')[0]?.ttl).toBeLessThanOrEqual(3 * 24 * 3600);
  });

  test('replaces a renewed subscription', async () => {
    const member = await newcomer();
    const before = service.subscribe('renewed-1');
    await member.post(PATH, before);
    await member.post(PATH, { ...service.subscribe('renewed-2'), replaces: before.endpoint });
    expect(await devicesOf(member)).toHaveLength(1);
  });

  test('moves a browser to the next member who signs in, and notifies nobody after signing out', async () => {
    const { author, id } = await withDevice('shared');
    const next = await newcomer();
    const subscription = service.subscribe('shared');
    await author.post(PATH, subscription);
    await next.post(PATH, subscription);
    expect([await devicesOf(author), (await devicesOf(next)).length]).toEqual([[], 1]);
    await author.post(PATH, service.subscribe('signed-out'));
    await author.post('/api/auth/logout');
    await author.post(PATH, service.subscribe('too-late'));
    await vote(id);
    const { id: other } = await withDevice('afterwards');
    await vote(other);
    await vi.waitFor(() => expect(receivedBy('afterwards')).toHaveLength(1), TIMEOUT);
    for (const device of ['shared', 'signed-out', 'too-late']) expect(service.attemptsOf(device)).toBe(0);
  });

  test.each([404, 410])('deletes a device when its service answers %i', async (status) => {
    const { author, id } = await withDevice(`gone-${status}`);
    service.behave(`gone-${status}`, { status });
    await vote(id);
    await vi.waitFor(async () => expect(await devicesOf(author)).toEqual([]), TIMEOUT);
    expect(service.attemptsOf(`gone-${status}`)).toBe(1);
  });

  // The store plays no part in these.
  if (database === 'SQLite') {
    test.each([
      ['429', { status: 429, headers: { 'Retry-After': '120' } }],
      ['500', { status: 500 }],
      ['nothing', 'hangs'],
    ] as const)('tries again later where a service answers %s, and keeps the device', async (name, behaviour) => {
      const device = `later-${name}`;
      const { author, id } = await withDevice(device);
      service.behave(device, behaviour);
      const before = failedPushes();
      await vote(id);
      await vi.waitFor(() => expect(service.attemptsOf(device)).toBe(1), TIMEOUT);
      await vi.waitFor(() => expect(failedPushes()).toBe(before + 1), TIMEOUT);
      service.behave(device, { status: 201 });
      if (name === '429') {
        ahead += 60_000;
        const { id: other } = await withDevice('meanwhile');
        await vote(other);
        await vi.waitFor(() => expect(receivedBy('meanwhile')).toHaveLength(1), TIMEOUT);
        expect(service.attemptsOf(device)).toBe(1);
      }
      ahead += 61_000;
      await vi.waitFor(() => expect(receivedBy(device)).toHaveLength(1), TIMEOUT);
      expect(await devicesOf(author)).toHaveLength(1);
    });

    test('drops an oversized message and keeps the device', async () => {
      const { author, id } = await withDevice('small');
      service.behave('small', { status: 413 });
      await vote(id);
      await vi.waitFor(() => expect(service.attemptsOf('small')).toBe(1), TIMEOUT);
      ahead += HOUR;
      const { id: other } = await withDevice('after-small');
      await vote(other);
      await vi.waitFor(() => expect(receivedBy('after-small')).toHaveLength(1), TIMEOUT);
      expect([service.attemptsOf('small'), (await devicesOf(author)).length]).toEqual([1, 1]);
    });

    test.each([401, 403])(
      'says loudly that our key is refused (%i), keeps the device and tries again',
      async (status) => {
        const device = `refused-${status}`;
        const { author, id } = await withDevice(device);
        service.behave(device, { status });
        await vote(id);
        await vi.waitFor(
          () => expect(server.log()).toMatch(new RegExp(`"level":50.*refuses our key.*answered ${status}`)),
          TIMEOUT,
        );
        service.behave(device, { status: 201 });
        ahead += 61_000;
        await vi.waitFor(() => expect(receivedBy(device)).toHaveLength(1), TIMEOUT);
        expect(await devicesOf(author)).toHaveLength(1);
      },
    );

    test('answers members and mails them while services hang', async () => {
      const { author, id } = await withDevice('hanging-0');
      const hanging = Array.from({ length: 12 }, (_, n) => `hanging-${n}`);
      for (const device of hanging) {
        service.behave(device, 'hangs');
        await author.post(PATH, service.subscribe(device));
      }
      await vote(id);
      await vi.waitFor(
        () => expect(service.attemptsOf('hanging-11') + service.attemptsOf('hanging-0')).toBeGreaterThan(0),
        TIMEOUT,
      );
      await newcomer();
      expect((await author.get('/api/alerts')).body.unreadCount).toBe(1);
    });

    test.each([
      ['another host', { endpoint: 'https://push.example.org/x' }, 'push-service-unknown'],
      ['no URL', { endpoint: 'nonsense' }, 'invalid-input'],
      ['keys that are too short', { keys: { p256dh: 'abc', auth: 'abc' } }, 'invalid-input'],
      ['a field too many', { expirationTime: null }, 'invalid-input'],
    ])('refuses a subscription with %s', async (_, over, code) => {
      const member = await newcomer();
      const answer = await member.post(PATH, { ...service.subscribe('refused'), ...over });
      expect([answer.status, answer.body.code]).toEqual([400, code]);
      expect(await devicesOf(member)).toEqual([]);
    });
  }

  test('respects the member’s preferences', async () => {
    const { author, id } = await withDevice('comments-only');
    await author.patch('/api/alerts/preferences', { revealed: { push: false }, comments: { push: true } });
    await vote(id);
    const other = await newcomer();
    await vi.waitFor(async () => expect((await author.get('/api/alerts')).body.unreadCount).toBe(1), TIMEOUT);
    await other.post(`/api/conflicts/${id}/comments`, { content: 'Take turns.' });
    await vi.waitFor(() => expect(receivedBy('comments-only')).toHaveLength(1), TIMEOUT);
    expect(receivedBy('comments-only')[0]?.message.body).toBe('There are new comments on your conflict.');
  });

  test('logs neither endpoints nor keys', () => {
    expect(server.log()).not.toMatch(/127\.0\.0\.1:\d+\/|p256dh|"auth"/);
  });
});
