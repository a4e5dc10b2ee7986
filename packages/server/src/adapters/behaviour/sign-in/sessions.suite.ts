import type { Timestamp } from '@twosides/domain/kernel';
import type { AlertSubject } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, signIn, stored, writeAccount } from '../steps.ts';

export const describeSessions = (test: StoresTest): void => {
  const VISITOR = { registration: { email: 'ada@example.org', at: NOW, browser: 'secret' } };

  describe('sessions', () => {
    test('of visitors are read back until they expire', async ({ stores: { sessions } }) => {
      await sessions.create('s1', VISITOR, NOW + 1000);
      expect(await sessions.get('s1', NOW + 999)).toEqual({ data: VISITOR, expire: NOW + 1000, member: null });
      expect(await sessions.get('s1', NOW + 1000)).toBeNull();
      expect(await sessions.get('s2', NOW)).toBeNull();
    });

    test('are read back with their device, start and last use', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      expect(await signIn(stores, 's1', ada, { device: 'Firefox on Linux' })).toBe(true);
      expect(await stores.sessions.get('s1', NOW + 999)).toEqual({
        data: {},
        expire: NOW + 1000,
        member: {
          id: 'ada',
          session: {
            id: 'id-of-s1',
            device: 'Firefox on Linux',
            createdAt: NOW,
            lastSeenAt: NOW,
            provenAt: NOW,
            passkeyId: null,
          },
        },
      });
      expect(await stores.sessions.get('s1', NOW + 1000)).toBeNull();
    });

    test('raise one alert per new device name, but none for the account’s first', async ({ stores }) => {
      const [ada, ben] = [await addMember(stores, 'ada'), await addMember(stores, 'ben')];
      await signIn(stores, 's1', ada, { device: 'Firefox on Linux' });
      await signIn(stores, 's2', ada, { device: 'Safari on iPhone', createdAt: NOW + 1 });
      expect(await told(stores)).toEqual([[{ type: 'new-device', device: 'Safari on iPhone' }, NOW + 1]]);
      await stores.sessions.destroy('s1');
      await endAll(stores);
      const again = stored(await stores.accounts.findMember(ada.id));
      await signIn(stores, 's3', again, { device: 'Firefox on Linux', createdAt: NOW + 2 });
      await signIn(stores, 's4', again, { device: 'Safari on iPhone', createdAt: NOW + 3 });
      await signIn(stores, 's5', ben, { device: 'Edge on Windows' });
      expect(await told(stores)).toHaveLength(1);
      expect(await told(stores, 'ben')).toEqual([]);
      const devices = stored(await stores.accounts.readSignIn(ada.id, NOW)).devices;
      expect(devices.toSorted()).toEqual(['Firefox on Linux', 'Safari on iPhone']);
    });

    test('that begin at once on two new devices each raise an alert, and both names are stored', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      await signIn(stores, 's0', ada, { device: 'Firefox on Linux' });
      const labels = ['Chrome on Android', 'Edge on Windows', 'Edge on Windows'];
      await Promise.all(labels.map((device, n) => signIn(stores, `s${n + 1}`, ada, { device })));
      expect((await told(stores)).map(([subject]) => subject).toSorted(byDevice)).toEqual([
        { type: 'new-device', device: 'Chrome on Android' },
        { type: 'new-device', device: 'Edge on Windows' },
      ]);
    });

    test('are changed with their time, and stay whose they are', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      await stores.sessions.create('visitor', VISITOR, NOW + 1000);
      await stores.sessions.update('visitor', {}, NOW + 5000);
      expect(await stores.sessions.get('visitor', NOW + 4000)).toEqual({
        data: {},
        expire: NOW + 5000,
        member: null,
      });
      await signIn(stores, 's1', ada);
      await stores.sessions.update('s1', VISITOR, NOW + 5000);
      const found = stored(await stores.sessions.get('s1', NOW + 4000));
      expect([found.data, found.member?.id]).toEqual([VISITOR, 'ada']);
    });

    test('are not brought back by an update or a touch once they have ended', async ({ stores }) => {
      const { sessions } = stores;
      const ada = await addMember(stores, 'ada');
      await signIn(stores, 's1', ada);
      await Promise.all([sessions.destroy('s1'), sessions.update('s1', {}, NOW + 1000), sessions.touch('s1', NOW)]);
      await sessions.update('s1', {}, NOW + 1000);
      await sessions.touch('s1', NOW);
      await sessions.update('never', {}, NOW + 1000);
      expect(await Promise.all([sessions.get('s1', NOW), sessions.get('never', NOW)])).toEqual([null, null]);
    });

    test('begin only for a member who is there', async ({ stores }) => {
      expect(await signIn(stores, 's1', { id: memberId('nobody'), sessionEpoch: 0 })).toBe(false);
      expect(await stores.sessions.get('s1', NOW)).toBeNull();
    });

    test('do not begin for a proof that is older than the last time when all were ended', async ({ stores }) => {
      const before = await addMember(stores, 'ada');
      await signIn(stores, 'bens', await addMember(stores, 'ben'));
      await endAll(stores);
      expect(await signIn(stores, 's1', before, { device: 'Safari on iPhone' })).toBe(false);
      expect(await told(stores)).toEqual([]);
      const after = stored(await stores.accounts.findMember(before.id));
      expect(await signIn(stores, 's2', after)).toBe(true);
      expect(await held(stores, 's1', 's2', 'bens')).toEqual([undefined, 'ada', 'ben']);
    });

    test('that begin while all are ended are ended too, or never begin', async ({ stores }) => {
      const ada = await addMember(stores, 'ada');
      const sids = Array.from({ length: 8 }, (_, n) => `s${n}`);
      await Promise.all([
        ...sids.slice(0, 4).map((sid) => signIn(stores, sid, ada)),
        endAll(stores),
        ...sids.slice(4).map((sid) => signIn(stores, sid, ada)),
      ]);
      expect(await held(stores, ...sids)).toEqual(sids.map(() => undefined));
    });

    test('are listed for their member alone, the latest used first, while they last', async ({ stores }) => {
      const [ada, ben] = [await addMember(stores, 'ada'), await addMember(stores, 'ben')];
      await signIn(stores, 's1', ada);
      await signIn(stores, 's2', ada, { createdAt: NOW + 1 });
      await signIn(stores, 'old', ada, { expire: NOW + 10 });
      await signIn(stores, 'bens', ben);
      await stores.sessions.create('visitor', VISITOR, NOW + 1000);
      await stores.sessions.touch('s1', NOW + 5);
      const listed = await stores.sessions.listOf(ada.id, NOW + 10);
      expect(listed.map(({ id, lastSeenAt }) => [id, lastSeenAt])).toEqual([
        ['id-of-s1', NOW + 5],
        ['id-of-s2', NOW + 1],
      ]);
    });

    test('are ended by the name that their member sees, and by nobody else', async ({ stores }) => {
      const [ada, ben] = [await addMember(stores, 'ada'), await addMember(stores, 'ben')];
      await signIn(stores, 's1', ada);
      await signIn(stores, 's2', ada);
      expect(await stores.sessions.end(ben.id, 'id-of-s1')).toBe(false);
      expect(await stores.sessions.end(ada.id, 'id-of-s1')).toBe(true);
      expect(await stores.sessions.end(ada.id, 'id-of-s1')).toBe(false);
      expect(await held(stores, 's1', 's2')).toEqual([undefined, 'ada']);
    });

    test('end all but one for their member', async ({ stores }) => {
      const [ada, ben] = [await addMember(stores, 'ada'), await addMember(stores, 'ben')];
      for (const sid of ['s1', 's2', 's3']) await signIn(stores, sid, ada);
      await signIn(stores, 'bens', ben);
      await stores.sessions.create('visitor', VISITOR, NOW + 1000);
      await stores.sessions.endOthers(ada.id, 'id-of-s2');
      expect(await held(stores, 's1', 's2', 's3', 'bens')).toEqual([undefined, 'ada', undefined, 'ben']);
      expect((await stores.sessions.get('visitor', NOW))?.data).toEqual(VISITOR);
    });

    test('are forgotten after they have expired, and only then', async ({ stores: { sessions } }) => {
      await sessions.create('old', VISITOR, NOW - 1);
      await sessions.create('young', VISITOR, NOW + 1);
      await sessions.sweep(NOW);
      expect(await sessions.get('old', NOW - 1000)).toBeNull();
      expect((await sessions.get('young', NOW))?.data).toEqual(VISITOR);
    });
  });
};

const endAll = (stores: Stores) => writeAccount(stores, 'ada', { kind: 'end-sessions', memberId: memberId('ada') });

const held = async ({ sessions }: Stores, ...sids: readonly string[]): Promise<(string | undefined)[]> => {
  const found = await Promise.all(sids.map((sid) => sessions.get(sid, NOW)));
  return found.map((session) => session?.member?.id);
};

const told = async ({ alerts }: Stores, member = 'ada'): Promise<[AlertSubject, Timestamp][]> =>
  (await alerts.list(memberId(member), null, 10)).alerts.map(({ subject, at }) => [subject, at]);

const byDevice = (one: AlertSubject, other: AlertSubject) => JSON.stringify(one).localeCompare(JSON.stringify(other));
