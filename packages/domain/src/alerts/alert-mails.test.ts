import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../kernel/time.ts';
import type { AlertSubject } from '../model/alert.ts';
import type { Mail, NewJob } from '../model/job.ts';
import { notifyOfAlert } from '../push/push.ts';
import { aConflict, aMember, NOON, SECRETS, toConflictId, toMemberId } from '../test-support/records.ts';
import { mailNews } from './alert-mails.ts';
import { alertJob, DEFAULT_ALERT_PREFERENCES, withoutMails, withPreferences } from './alerts.rule.ts';

const ana = aMember({ id: toMemberId('ana'), emailVerified: true });
const NAMED = toConflictId(1);
const ANONYMOUS = toConflictId(2);
const ALL_MAILS = withPreferences(DEFAULT_ALERT_PREFERENCES, {
  comments: { mail: true },
  follower: { mail: true },
  revealed: { mail: true },
});
const comments = (conflictId: typeof NAMED): AlertSubject => ({ type: 'comments', conflictId });
const follower = (name: string): AlertSubject => ({ type: 'follower', followerId: toMemberId(name) });

const aSite = ({ preferences = ALL_MAILS, chance = 0 } = {}) => {
  const jobs = new Map<string, NewJob>();
  const done = new Set<string>();
  const mails: { readonly mail: Extract<Mail, { template: 'alert' }>; readonly at: number }[] = [];
  let now = NOON;
  let sealed: string | null = null;
  let chosen = preferences;
  const put = (added: readonly NewJob[]) => {
    for (const job of added) if (!jobs.has(job.key)) jobs.set(job.key, job);
  };
  const needs = {
    conflicts: {
      changeConflict: async (
        id: typeof NAMED,
        decide: (conflict: ReturnType<typeof aConflict>) => { result: unknown },
      ) => decide(aConflict({ id, anonymous: id === ANONYMOUS })).result,
    },
    accounts: { findMember: async () => ana },
    alerts: {
      readPreferences: async () => chosen,
      changeMails: async (
        _: unknown,
        decide: (before: string | null) => { sealed: string; jobs: readonly NewJob[] } | null,
      ) => {
        const change = decide(sealed);
        if (change === null) return;
        sealed = change.sealed;
        put(change.jobs);
      },
    },
    subscriptions: { listOf: async () => [{ id: 'phone' }] },
    jobs: { enqueue: async (added: readonly NewJob[]) => put(added) },
    ids: { randomInt: (below: number) => Math.floor(chance * below) },
    secrets: { ...SECRETS, seal: (text: string) => text, open: (text: string) => text },
    clock: () => now,
  } as unknown as Parameters<typeof notifyOfAlert>[0] & Parameters<typeof mailNews>[0];
  const run = async ({ payload }: NewJob) => {
    if (payload.kind === 'alert') await notifyOfAlert(needs)(payload);
    if (payload.kind === 'alert-mail') await mailNews(needs)(payload);
  };
  const work = async () => {
    for (;;) {
      const due = [...jobs.values()].filter(({ key, runAt }) => !done.has(key) && runAt <= now);
      if (due.length === 0) return;
      for (const job of due) {
        await run(job);
        await run(job);
        const { payload } = job;
        if (payload.kind === 'mail' && payload.mail.template === 'alert') mails.push({ mail: payload.mail, at: now });
        done.add(job.key);
      }
    }
  };
  return {
    notify: async (subject: AlertSubject, at = now) => {
      put([{ ...alertJob({ memberId: ana.id, subject, count: 1, at }), runAt: now }]);
      await work();
    },
    wait: async (milliseconds: number) => {
      for (const end = now + milliseconds; now < end; ) {
        now = Math.min(now + MINUTE, end);
        await work();
      }
    },
    choose: (next: typeof preferences) => {
      chosen = next;
    },
    repeat: async () => {
      for (const job of jobs.values()) if (job.payload.kind !== 'mail') await run(job);
    },
    mails: () =>
      mails.map(({ mail, at }) => ({ at: at - NOON, news: mail.news.map(({ text }) => text), asked: mail.asked })),
    pushesAt: () =>
      [...jobs.values()].filter(({ payload }) => payload.kind === 'push').map(({ runAt }) => runAt - NOON),
  };
};

test('mails the first alert at once and the rest of the hour’s in one mail, of every kind', async () => {
  const site = aSite();
  await site.notify(comments(NAMED));
  for (let n = 0; n < 10; n++) await site.notify(follower(`stranger-${n}`));
  await site.notify({ type: 'revealed', conflictId: NAMED });
  await site.repeat();
  await site.wait(3 * HOUR);
  expect(site.mails()).toEqual([
    { at: 0, news: ['There are new comments on your conflict.'], asked: 'all' },
    {
      at: HOUR,
      news: ['Someone started following you.', 'Your conflict has reached 100 votes. The result is public.'],
      asked: 'all',
    },
  ]);
});

test('never mails twice within an hour, and omits no alert', async () => {
  const step = fc.tuple(fc.constantFrom('comments', 'revealed', 'follower'), fc.nat(90));
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      async (steps, chance) => {
        const site = aSite({ chance });
        const kinds = new Set<string>();
        for (const [n, [type, minutes]] of steps.entries()) {
          kinds.add(type);
          await site.notify(
            type === 'follower' ? follower(`stranger-${n}`) : ({ type, conflictId: NAMED } as AlertSubject),
          );
          await site.wait(minutes * MINUTE);
        }
        await site.wait(2 * HOUR);
        const times = site.mails().map(({ at }) => at);
        for (const [place, at] of times.slice(1).entries())
          expect(at - (times[place] ?? 0)).toBeGreaterThanOrEqual(HOUR);
        expect(new Set(site.mails().flatMap(({ news }) => news)).size).toBe(kinds.size);
      },
    ),
    { numRuns: 30 },
  );
});

/** What is thrown, and the minutes that this delays by. */
const DELAYS = [
  [0, 1],
  [0.5, 5.5],
  [0.999_999, 10],
] as const;

test('sends alerts about an anonymous conflict after one random delay of minutes, by push and by mail', async () => {
  for (const [chance, minutes] of DELAYS) {
    const site = aSite({ chance, preferences: withPreferences(ALL_MAILS, { comments: { push: true } }) });
    await site.notify(comments(ANONYMOUS));
    await site.wait(20 * MINUTE);
    const [push = 0] = site.pushesAt();
    expect(push / MINUTE).toBeCloseTo(minutes, 1);
    expect(site.mails()).toEqual([
      { at: Math.ceil(push / MINUTE) * MINUTE, news: ['There’s something new for you on TwoSides.'], asked: 'all' },
    ]);
  }
});

test('mails each number of votes of the same hour', async () => {
  const site = aSite({ preferences: withPreferences(ALL_MAILS, { votes: { mail: true } }) });
  const reached = (votes: number) => site.notify({ type: 'votes', conflictId: NAMED, votes }, NOON);
  await reached(1);
  await site.wait(2 * HOUR);
  await reached(2);
  await site.wait(2 * HOUR);
  expect(site.mails().map(({ at }) => at)).toEqual([0, 2 * HOUR]);
});

test('a mail sent at once does not include alerts that must wait', async () => {
  const site = aSite({ chance: 0.5 });
  await site.notify(comments(ANONYMOUS));
  await site.notify(follower('stranger'));
  expect(site.mails().map(({ news }) => news)).toEqual([['Someone started following you.']]);
  await site.wait(2 * HOUR);
  expect(site.mails().map(({ news }) => news)).toEqual([
    ['Someone started following you.'],
    ['There’s something new for you on TwoSides.'],
  ]);
});

test('an alert about an anonymous conflict never ends the hour after a mail by itself', async () => {
  for (const [chance, minutes] of DELAYS) {
    const site = aSite({ chance });
    await site.notify(follower('stranger'));
    await site.notify(comments(ANONYMOUS));
    await site.wait(3 * HOUR);
    expect(site.mails().map(({ at }) => at)).toEqual([0, HOUR + Math.ceil(minutes) * MINUTE]);
  }
});

test('an alert about an anonymous conflict goes into the mail that others cause', async () => {
  const site = aSite({ chance: 0.5 });
  await site.notify(follower('stranger'));
  await site.notify(comments(ANONYMOUS));
  await site.wait(30 * MINUTE);
  await site.notify(comments(NAMED));
  await site.wait(3 * HOUR);
  expect(site.mails().map(({ at, news }) => [at, news.length])).toEqual([
    [0, 1],
    [HOUR, 2],
  ]);
});

const decision = (id: typeof NAMED): AlertSubject => ({
  type: 'item-collapsed',
  item: { kind: 'conflict', id },
  conflictId: id,
  by: 'operator',
  reason: 'abuse',
});

test('a mail says it was requested only if it was', async () => {
  const site = aSite();
  await site.notify(decision(NAMED));
  await site.notify(decision(NAMED), NOON + 1);
  await site.notify(follower('stranger'));
  await site.wait(HOUR);
  expect(site.mails().map(({ asked }) => asked)).toEqual(['none', 'some']);
});

test('a mail about an anonymous conflict does not say that it is about a decision', async () => {
  const site = aSite({ preferences: DEFAULT_ALERT_PREFERENCES });
  await site.notify(decision(ANONYMOUS));
  await site.wait(HOUR);
  expect(site.mails().map((mail) => mail.asked)).toEqual(['some']);
});

test('sends no waiting mail after the member unsubscribes', async () => {
  const site = aSite();
  await site.notify(follower('one'));
  await site.notify(follower('two'));
  site.choose(withoutMails(ALL_MAILS));
  await site.wait(2 * HOUR);
  expect(site.mails()).toHaveLength(1);
});
