import { DAY, HOUR, startOfDay } from '@twosides/domain/kernel';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../test-support/people.ts';
import { serverForSuite } from '../../test-support/suites.ts';
import type { TestClient } from '../../test-support/test-client.ts';

const READY = /Today’s five are ready\./;

describe('A reminder of the next five', () => {
  const server = serverForSuite('SQLite', { clock: () => clock.now });
  const clock = { now: startOfDay(Date.now()) + 12 * HOUR };

  const tomorrowAt = (hour: number) => startOfDay(clock.now) + DAY + hour * HOUR;
  const ask = (client: TestClient, at: number, way: 'mail' | 'push' = 'mail') =>
    client.post('/api/today/remind', { at: new Date(at).toISOString(), way });
  const reminders = async (email: string) =>
    (await server.mailsTo(email, 0)).filter(({ text }) => READY.test(text)).length;
  const untilSentTo = async (email: string) => {
    const client = await signUp(server, email);
    await ask(client, tomorrowAt(20));
    clock.now = tomorrowAt(20);
    await expect.poll(() => reminders(email)).toBe(1);
  };

  test('is mailed once, at the time requested last', async () => {
    const client = await signUp(server, 'once@example.org');
    const [early, at] = [tomorrowAt(18), tomorrowAt(19)];
    await ask(client, early);
    expect((await ask(client, at)).body).toEqual({ at: new Date(at).toISOString() });
    await ask(client, at);
    const { today } = (await client.get('/api/alerts/preferences')).body;
    expect(today).toEqual({ push: false, mail: true, timeOfDay: 19 * HOUR });
    const other = await signUp(server, 'early@example.org');
    await ask(other, early);
    clock.now = early;
    await expect.poll(() => reminders('early@example.org')).toBe(1);
    expect(await reminders('once@example.org')).toBe(0);
    clock.now = at;
    await expect.poll(() => reminders('once@example.org')).toBe(1);
    await untilSentTo('after-once@example.org');
    expect(await reminders('once@example.org')).toBe(1);
    expect((await client.get('/api/alerts')).body.alerts).toEqual([]);
  });

  test('is mailed in the evening when requested for another day', async () => {
    const client = await signUp(server, 'evening@example.org');
    const evening = new Date(tomorrowAt(17)).toISOString();
    for (const at of [clock.now, tomorrowAt(24)]) expect((await ask(client, at)).body.at).toBe(evening);
  });

  test('is not sent after it is turned off, or after its day', async () => {
    const off = await signUp(server, 'off@example.org');
    await ask(off, tomorrowAt(18));
    await off.patch('/api/alerts/preferences', { today: { mail: false } });
    const late = await signUp(server, 'late@example.org');
    await ask(late, tomorrowAt(23));
    clock.now += 3 * DAY;
    await untilSentTo('after-off@example.org');
    expect([await reminders('off@example.org'), await reminders('late@example.org')]).toEqual([0, 0]);
  });

  test('is for members, and only by an available channel', async () => {
    expect((await ask(server.client(), tomorrowAt(18))).status).toBe(401);
    const client = await signUp(server, 'ways@example.org');
    const wrong = await client.post('/api/today/remind', { at: 'tomorrow', way: 'letter' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['at', 'way']]);
    expect((await client.get('/api/alerts/preferences')).body.today).toEqual({ push: false, mail: false });
  });
});
