import { enqueue as enqueueJob, type Job, type JobPayload, type Write } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import { aJob, memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { enqueue, stored } from '../steps.ts';

const PUSH: JobPayload = {
  kind: 'push',
  subscriptionId: 's',
  memberId: memberId('ada'),
  subject: { type: 'follower', followerId: memberId('ben') },
  until: NOW + 9,
};
const UNSTORABLE = { kind: 'unknown' } as unknown as Write;

export const describeJobs = (test: StoresTest): void => {
  describe('jobs', () => {
    test('are claimed when they are due, oldest first, up to a limit', async ({ stores }) => {
      await enqueue(
        stores,
        aJob('third', { runAt: NOW }),
        aJob('first', { runAt: NOW - 2 }),
        aJob('later', { runAt: NOW + 1 }),
      );
      await enqueue(stores, aJob('second', { runAt: NOW - 1 }));
      expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 2, 'urgent'))).toEqual(['first', 'second']);
      expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 2, 'urgent'))).toEqual(['third']);
      expect(await stores.jobs.claim(NOW, NOW + 1000, 2, 'urgent')).toEqual([]);
      expect(keysOf(await stores.jobs.claim(NOW + 1, NOW + 1000, 2, 'urgent'))).toEqual(['later']);
    });

    test('can be enqueued on their own, once per key, even by simultaneous requests', async ({ stores: { jobs } }) => {
      await Promise.all([
        jobs.enqueue([aJob('plan'), aJob('other')]),
        jobs.enqueue([aJob('plan')]),
        jobs.enqueue([aJob('plan'), aJob('another')]),
      ]);
      await jobs.enqueue([]);
      const claimed = await jobs.claim(NOW, NOW + 1000, 10, 'urgent');
      expect(keysOf(claimed).sort()).toEqual(['another', 'other', 'plan']);
      for (const job of claimed) await jobs.complete(job);
      await jobs.enqueue([aJob('plan')]);
      expect(await jobs.claim(NOW + 5000, NOW + 6000, 10, 'urgent')).toEqual([]);
    });

    test('are announced with their due time once stored, and only then', async ({ stores }) => {
      const told: unknown[] = [];
      let claims: Promise<unknown>[] = [];
      stores.onJob((queue, runAt) => {
        told.push([queue, runAt]);
        claims.push(stores.jobs.claim(NOW, NOW + 1000, 10, queue).then(keysOf));
      });
      await stores.jobs.enqueue([aJob('now')]);
      await enqueue(stores, aJob('later', { runAt: NOW + 1 }));
      expect(told).toEqual([
        ['urgent', NOW],
        ['urgent', NOW + 1],
      ]);
      expect((await Promise.all(claims)).flat()).toEqual(['now']);
      claims = [];

      const undone = stores.accounts.changeAccount({ by: 'id', id: memberId('nobody') }, null, () => ({
        writes: [enqueueJob(aJob('undone')), UNSTORABLE],
        result: undefined,
      }));
      await expect(undone).rejects.toThrow();
      await stores.jobs.enqueue([aJob('after')]);
      expect(told.slice(2)).toEqual([['urgent', NOW]]);
      expect(await Promise.all(claims)).toEqual([['after']]);
    });

    test('are claimed by queue, so that those of one hold up none of the other', async ({ stores }) => {
      const push = aJob('push', { payload: PUSH });
      await enqueue(stores, push, aJob('mail'));
      expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent'))).toEqual(['mail']);
      const claimed = await stores.jobs.claim(NOW, NOW + 1000, 10, 'push');
      expect(claimed).toEqual([{ ...push, id: claimed[0]?.id, attempts: 1, unsettled: 1 }]);
    });

    test('are counted as waiting (claimed or not) or failed', async ({ stores }) => {
      await enqueue(stores, aJob('one'), aJob('two'), aJob('three'), aJob('later', { runAt: NOW + 1000 }));
      const [one, two, three] = await stores.jobs.claim(NOW, NOW + 1000, 3, 'urgent');
      expect(await stores.jobs.count()).toEqual({ waiting: 4, failed: 0 });
      await stores.jobs.retryAt(stored(one), NOW, 'refused');
      await stores.jobs.complete(stored(one));
      await stores.jobs.giveUp(stored(two), 'refused');
      await stores.jobs.retryAt(stored(three), NOW, 'refused');
      expect(await stores.jobs.count()).toEqual({ waiting: 2, failed: 1 });
    });

    test('are kept by a worker that renews its lease, and by it alone', async ({ stores }) => {
      await enqueue(stores, aJob('mail'));
      const first = only(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent'));
      expect(await stores.jobs.renew(first, NOW + 3000)).toBe(true);
      expect(await stores.jobs.claim(NOW + 2999, NOW + 4000, 10, 'urgent')).toEqual([]);
      const second = only(await stores.jobs.claim(NOW + 3000, NOW + 4000, 10, 'urgent'));
      expect(await stores.jobs.renew(first, NOW + 9000)).toBe(false);
      expect(await stores.jobs.claim(NOW + 3999, NOW + 5000, 10, 'urgent')).toEqual([]);
      await stores.jobs.complete(second);
      expect(await stores.jobs.renew(second, NOW + 9000)).toBe(false);
    });

    test('are settled by their latest claim only; an earlier one changes nothing', async ({ stores }) => {
      await enqueue(stores, aJob('mail'));
      const first = only(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent'));
      const second = only(await stores.jobs.claim(NOW + 1000, NOW + 2000, 10, 'urgent'));
      await stores.jobs.complete(first);
      await stores.jobs.giveUp(first, 'no such mailbox');
      await stores.jobs.retryAt(first, NOW, 'no connection');
      expect(await stores.jobs.count()).toEqual({ waiting: 1, failed: 0 });
      expect(await stores.jobs.claim(NOW + 1999, NOW + 3000, 10, 'urgent')).toEqual([]);
      await stores.jobs.giveUp(second, 'no such mailbox');
      expect(await stores.jobs.count()).toEqual({ waiting: 0, failed: 1 });
    });

    test('count the claims that no worker settled, since the last settled one', async ({ stores }) => {
      await enqueue(stores, aJob('mail'));
      const unsettled: number[] = [];
      for (const at of [0, 1000, 2000, 3000]) {
        const claimed = only(await stores.jobs.claim(NOW + at, NOW + at + 1000, 1, 'urgent'));
        unsettled.push(claimed.unsettled);
        if (at === 1000) await stores.jobs.retryAt(claimed, NOW + 2000, 'no connection');
      }
      expect(unsettled).toEqual([1, 2, 1, 2]);
    });

    test('in hand are not claimed again by the same process after their lease', async ({ stores }) => {
      await enqueue(stores, aJob('slow'), aJob('other'));
      const slow = only(await stores.jobs.claim(NOW, NOW + 1000, 1, 'urgent'));
      expect(keysOf(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'urgent', [slow.id]))).toEqual(['other']);
      expect(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'urgent')).toEqual([
        { ...slow, attempts: 2, unsettled: 2 },
      ]);
    });

    test('are claimed by one of several workers that ask at once', async ({ stores }) => {
      const keys = Array.from({ length: 12 }, (_, n) => `job${n}`);
      await enqueue(stores, ...keys.map((key) => aJob(key)));
      const claims = await Promise.all(
        Array.from({ length: 4 }, () => stores.jobs.claim(NOW, NOW + 1000, 5, 'urgent')),
      );
      expect(keysOf(claims.flat()).sort()).toEqual([...keys].sort());
    });

    test.for(['complete', 'giveUp'] as const)(
      'never run again after %s, even when they are put in again',
      async (settle, { stores }) => {
        await enqueue(stores, aJob('mail'));
        const mail = only(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent'));
        await stores.jobs[settle](mail, 'no such mailbox');
        await stores.jobs.retryAt(mail, NOW, 'too late');
        await enqueue(stores, aJob('mail'));
        expect(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'urgent')).toEqual([]);
      },
    );

    test('are deleted some time after they are done or given up, which frees their key', async ({ stores }) => {
      const push = aJob('push', { runAt: NOW - 9, payload: PUSH });
      const old = [aJob('failed', { runAt: NOW - 8 }), aJob('waiting', { runAt: NOW - 7 }), aJob('done'), push];
      await enqueue(stores, ...old, aJob('later', { runAt: NOW + 1 }));
      await enqueue(stores, aJob('failed later', { runAt: NOW + 1 }));
      const [failed, waiting, done, later, failedLater] = await stores.jobs.claim(NOW + 1, NOW + 1000, 10, 'urgent');
      const [pushed] = await stores.jobs.claim(NOW, NOW + 1000, 10, 'push');
      for (const job of [failed, failedLater]) await stores.jobs.giveUp(stored(job), 'refused');
      await stores.jobs.retryAt(stored(waiting), NOW - 7, 'refused');
      for (const job of [done, later, pushed]) await stores.jobs.complete(stored(job));

      await stores.jobs.sweep(NOW);
      expect(await stores.jobs.count()).toEqual({ waiting: 1, failed: 1 });
      await enqueue(stores, ...old, aJob('later', { runAt: NOW + 1 }));
      expect(keysOf(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'urgent'))).toEqual([
        'failed',
        'waiting',
        'done',
      ]);
      expect(keysOf(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'push'))).toEqual(['push']);
    });

    test('that failed are due again at the time that was set, not at the end of the lease', async ({ stores }) => {
      const job = aJob('mail');
      await enqueue(stores, job);
      const mail = only(await stores.jobs.claim(NOW, NOW + 1000, 10, 'urgent'));
      await stores.jobs.retryAt(mail, NOW + 300, 'mail server away');
      expect(await stores.jobs.claim(NOW + 299, NOW + 2000, 10, 'urgent')).toEqual([]);
      const again = await stores.jobs.claim(NOW + 300, NOW + 2000, 10, 'urgent');
      expect(again).toEqual([{ ...job, id: mail.id, attempts: 2, unsettled: 1, runAt: NOW + 300 }]);
    });
  });
};

const keysOf = (jobs: readonly Job[]): string[] => jobs.map(({ key }) => key);

const only = ([job]: readonly Job[]): Job => {
  if (!job) throw new Error('No job was claimed.');
  return job;
};
