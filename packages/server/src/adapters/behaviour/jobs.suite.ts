import type { Job } from '@twosides/domain';
import { describe, expect, it } from 'vitest';
import { aJob, memberId, NOW } from './builders.ts';
import { type OpenStores, withStores } from './open-stores.ts';
import { enqueue, post } from './steps.ts';

export const describeJobs = (openStores: OpenStores): void => {
  const opened = withStores(openStores);

  describe('jobs', () => {
    it(
      'are claimed when they are due, oldest first, up to a limit',
      opened(async (stores) => {
        await enqueue(
          stores,
          aJob('third', { runAt: NOW }),
          aJob('first', { runAt: NOW - 2 }),
          aJob('later', { runAt: NOW + 1 }),
        );
        await enqueue(stores, aJob('second', { runAt: NOW - 1 }));
        expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 2, 'main'))).toEqual(['first', 'second']);
        expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 2, 'main'))).toEqual(['third']);
        expect(await stores.jobs.claim(NOW, NOW + 1000, 2, 'main')).toEqual([]);
        expect(keysOf(await stores.jobs.claim(NOW + 1, NOW + 1000, 2, 'main'))).toEqual(['later']);
      }),
    );

    it(
      'that nothing stored has caused are put in by themselves, once a key, however many ask at once',
      opened(async ({ jobs }) => {
        await Promise.all([
          jobs.enqueue([aJob('plan'), aJob('other')]),
          jobs.enqueue([aJob('plan')]),
          jobs.enqueue([aJob('plan'), aJob('another')]),
        ]);
        await jobs.enqueue([]);
        const claimed = await jobs.claim(NOW, NOW + 1000, 10, 'main');
        expect(keysOf(claimed).sort()).toEqual(['another', 'other', 'plan']);
        for (const { id } of claimed) await jobs.complete(id);
        await jobs.enqueue([aJob('plan')]);
        expect(await jobs.claim(NOW + 5000, NOW + 6000, 10, 'main')).toEqual([]);
      }),
    );

    it(
      'are claimed by lane, so that those of one hold up none of the other',
      opened(async (stores) => {
        const push = aJob('push', {
          payload: {
            kind: 'push',
            subscriptionId: 's',
            memberId: memberId('ada'),
            subject: { type: 'follower', followerId: memberId('ben') },
            until: NOW + 9,
          },
        });
        await enqueue(stores, push, aJob('mail'));
        expect(keysOf(await stores.jobs.claim(NOW, NOW + 1000, 10, 'main'))).toEqual(['mail']);
        const claimed = await stores.jobs.claim(NOW, NOW + 1000, 10, 'push');
        expect(claimed).toEqual([{ ...push, id: claimed[0]?.id, attempts: 1 }]);
      }),
    );

    it(
      'carry what was put in',
      opened(async (stores) => {
        const { id: conflictId } = await post(stores);
        const mail = aJob('mail', {
          payload: { kind: 'mail', mail: { template: 'verify-email', to: 'ada@example.org', secret: 'sésame' } },
        });
        const alert = aJob('alert', {
          runAt: NOW - 1,
          payload: { kind: 'conflict-revealed', conflictId, authorId: memberId('ada') },
        });
        await enqueue(stores, mail, alert);
        const claimed = await stores.jobs.claim(NOW, NOW + 1000, 10, 'main');
        expect(claimed).toEqual([
          { ...alert, id: claimed[0]?.id, attempts: 1 },
          { ...mail, id: claimed[1]?.id, attempts: 1 },
        ]);
        expect(new Set(claimed.map(({ id }) => id)).size).toBe(2);
      }),
    );

    it(
      'are counted: those that wait, in hand or not, and those that were given up',
      opened(async (stores) => {
        await enqueue(stores, aJob('one'), aJob('two'), aJob('three'), aJob('later', { runAt: NOW + 1000 }));
        const [one, two, three] = await stores.jobs.claim(NOW, NOW + 1000, 3, 'main');
        expect(await stores.jobs.count()).toEqual({ waiting: 4, failed: 0 });
        await stores.jobs.retryAt(one?.id ?? '', NOW, 'refused');
        await stores.jobs.complete(one?.id ?? '');
        await stores.jobs.giveUp(two?.id ?? '', 'refused');
        await stores.jobs.retryAt(three?.id ?? '', NOW, 'refused');
        expect(await stores.jobs.count()).toEqual({ waiting: 2, failed: 1 });
      }),
    );

    it(
      'are due again when their lease has run out, and count the attempt',
      opened(async (stores) => {
        await enqueue(stores, aJob('mail'));
        const [first] = await stores.jobs.claim(NOW, NOW + 1000, 10, 'main');
        expect(await stores.jobs.claim(NOW + 999, NOW + 2000, 10, 'main')).toEqual([]);
        const [second] = await stores.jobs.claim(NOW + 1000, NOW + 2000, 10, 'main');
        expect(second).toEqual({ ...first, attempts: 2 });
      }),
    );

    it(
      'are claimed by one of several workers that ask at once',
      opened(async (stores) => {
        const keys = Array.from({ length: 12 }, (_, n) => `job${n}`);
        await enqueue(stores, ...keys.map((key) => aJob(key)));
        const claims = await Promise.all(
          Array.from({ length: 4 }, () => stores.jobs.claim(NOW, NOW + 1000, 5, 'main')),
        );
        expect(keysOf(claims.flat()).sort()).toEqual([...keys].sort());
      }),
    );

    it(
      'never run again once they are complete, even when they are put in again',
      opened(async (stores) => {
        await enqueue(stores, aJob('mail'));
        const id = idOf(await stores.jobs.claim(NOW, NOW + 1000, 10, 'main'));
        await stores.jobs.complete(id);
        await stores.jobs.retryAt(id, NOW, 'too late');
        await enqueue(stores, aJob('mail'));
        expect(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'main')).toEqual([]);
      }),
    );

    it(
      'are forgotten once they are done or given up and their time is long past, and no others; then a key is free',
      opened(async (stores) => {
        const push = aJob('push', {
          runAt: NOW - 9,
          payload: {
            kind: 'push',
            subscriptionId: 's',
            memberId: memberId('ada'),
            subject: { type: 'follower', followerId: memberId('ben') },
            until: NOW,
          },
        });
        const old = [aJob('failed', { runAt: NOW - 8 }), aJob('waiting', { runAt: NOW - 7 }), aJob('done'), push];
        await enqueue(stores, ...old, aJob('later', { runAt: NOW + 1 }));
        await enqueue(stores, aJob('failed later', { runAt: NOW + 1 }));
        const [failed, waiting, done, later, failedLater] = await stores.jobs.claim(NOW + 1, NOW + 1000, 10, 'main');
        const [pushed] = await stores.jobs.claim(NOW, NOW + 1000, 10, 'push');
        for (const job of [failed, failedLater]) await stores.jobs.giveUp(job?.id ?? '', 'refused');
        await stores.jobs.retryAt(waiting?.id ?? '', NOW - 7, 'refused');
        for (const job of [done, later, pushed]) await stores.jobs.complete(job?.id ?? '');

        await stores.jobs.sweep(NOW);
        expect(await stores.jobs.count()).toEqual({ waiting: 1, failed: 1 });
        await enqueue(stores, ...old, aJob('later', { runAt: NOW + 1 }));
        expect(keysOf(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'main'))).toEqual([
          'failed',
          'waiting',
          'done',
        ]);
        expect(keysOf(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'push'))).toEqual(['push']);
      }),
    );

    it(
      'are put in once a key; the first one stays as it is',
      opened(async (stores) => {
        const first = aJob('mail');
        await enqueue(stores, first, aJob('mail', { runAt: NOW - 5 }));
        await Promise.all([enqueue(stores, aJob('mail', { runAt: NOW - 9 })), enqueue(stores, aJob('other'))]);
        const claimed = await stores.jobs.claim(NOW, NOW + 1000, 10, 'main');
        expect(claimed.find(({ key }) => key === 'mail')).toMatchObject(first);
        expect(keysOf(claimed).sort()).toEqual(['mail', 'other']);
      }),
    );

    it(
      'that failed are due again at the time that was set, not at the end of the lease',
      opened(async (stores) => {
        const job = aJob('mail');
        await enqueue(stores, job);
        const id = idOf(await stores.jobs.claim(NOW, NOW + 1000, 10, 'main'));
        await stores.jobs.retryAt(id, NOW + 300, 'mail server away');
        expect(await stores.jobs.claim(NOW + 299, NOW + 2000, 10, 'main')).toEqual([]);
        const again = await stores.jobs.claim(NOW + 300, NOW + 2000, 10, 'main');
        expect(again).toEqual([{ ...job, id, attempts: 2, runAt: NOW + 300 }]);
      }),
    );

    it(
      'that were given up never run again, even when they are put in again',
      opened(async (stores) => {
        await enqueue(stores, aJob('mail'));
        const id = idOf(await stores.jobs.claim(NOW, NOW + 1000, 10, 'main'));
        await stores.jobs.giveUp(id, 'no such mailbox');
        await stores.jobs.retryAt(id, NOW, 'too late');
        await enqueue(stores, aJob('mail'));
        expect(await stores.jobs.claim(NOW + 5000, NOW + 6000, 10, 'main')).toEqual([]);
      }),
    );
  });
};

const keysOf = (jobs: readonly Job[]): string[] => jobs.map(({ key }) => key);

const idOf = ([job]: readonly Job[]): string => {
  if (!job) throw new Error('No job was claimed.');
  return job.id;
};
