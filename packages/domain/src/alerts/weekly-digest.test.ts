import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { Mail, NewJob } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import { aConflict, aMember, SECRETS, tally, toMemberId } from '../test-support/records.ts';
import type { WeekOfConflict } from './alerts.port.ts';
import { digestOf, planDigestPage, planDigests, sendDigest } from './weekly-digest.ts';

const at = (text: string): Timestamp => Date.parse(`${text}Z`);
const MONDAY = at('2026-06-01T00:00');
const NEXT_MONDAY = at('2026-06-08T00:00');

const queueOf = () => {
  const jobs = new Map<string, NewJob>();
  const enqueue = async (added: readonly NewJob[]) => {
    for (const job of added) if (!jobs.has(job.key)) jobs.set(job.key, job);
  };
  return { jobs, queue: { enqueue } };
};

describe('planning', () => {
  test.each([
    ['starts on Monday at 7:00 with the previous week', ['2026-06-08T07:00'], [MONDAY]],
    ['does not start before 7:00', ['2026-06-08T06:59'], [MONDAY - 7 * DAY]],
    [
      'starts each week once',
      ['2026-06-08T07:00', '2026-06-08T07:00', '2026-06-14T23:59', '2026-06-15T06:59'],
      [MONDAY],
    ],
    [
      'skips to the latest week after an outage',
      ['2026-06-01T07:00', '2026-06-18T12:00'],
      [MONDAY - 7 * DAY, NEXT_MONDAY],
    ],
  ])('%s', async (_, moments, weeks) => {
    const { jobs, queue } = queueOf();
    for (const moment of moments) await planDigests({ jobs: queue, clock: () => at(moment) })();
    const plans = [...jobs.values()].map(({ payload }) => payload);
    expect(plans).toEqual(weeks.map((since) => ({ kind: 'plan-digests', since, after: null })));
  });

  test('pages through all subscribers, one job per page, and spaces their mails', async () => {
    const members = Array.from({ length: 430 }, (_, n) => toMemberId(`m-${String(n).padStart(3, '0')}`));
    const digests = {
      listSubscribers: async (after: MemberId | null, limit: number) =>
        members.filter((id) => after === null || id > after).slice(0, limit),
      readWeek: async () => [],
    };
    const { jobs, queue } = queueOf();
    let now = NEXT_MONDAY;
    const planPage = planDigestPage({ digests, jobs: queue, clock: () => now, perMinute: 300 });
    let after: MemberId | null | undefined = null;
    const pages: number[] = [];
    while (after !== undefined) {
      const before = jobs.size;
      const page = { kind: 'plan-digests', since: MONDAY, after } as const;
      await planPage(page);
      await planPage(page);
      const added = [...jobs.values()].slice(before);
      const next = added.find(({ payload }) => payload.kind === 'plan-digests');
      pages.push(added.length - Number(next !== undefined));
      after = next?.payload.kind === 'plan-digests' ? next.payload.after : undefined;
      if (next) now = next.runAt;
    }
    expect(pages).toEqual([200, 200, 30]);
    const mails = [...jobs.values()].filter(({ payload }) => payload.kind === 'weekly-digest');
    expect(mails.map(({ runAt }) => runAt)).toEqual(mails.map((_, place) => NEXT_MONDAY + place * 200));
  });
});

test('plans the configured number of mails per minute, and none for a week that is over', async () => {
  const digests = { listSubscribers: async () => ['a', 'b', 'c'].map(toMemberId), readWeek: async () => [] };
  const planned = async (now: Timestamp, perMinute: number) => {
    const { jobs, queue } = queueOf();
    const page = { kind: 'plan-digests', since: MONDAY, after: null } as const;
    await planDigestPage({ digests, jobs: queue, clock: () => now, perMinute })(page);
    return [...jobs.values()].map(({ runAt }) => runAt - now);
  };
  expect(await planned(NEXT_MONDAY, 60)).toEqual([0, 1_000, 2_000]);
  expect(await planned(NEXT_MONDAY, 1_000)).toEqual([0, 60, 120]);
  expect(await planned(at('2026-06-15T07:00'), 60)).toEqual([]);
});

describe('a week’s mail', () => {
  const NEWS: WeekOfConflict = { conflict: aConflict(), newVotes: 3, newComments: 0 };
  const send = async (member: Member | null, week: readonly WeekOfConflict[], now = NEXT_MONDAY) => {
    const mails: Mail[] = [];
    await sendDigest({
      accounts: { findMember: async () => member },
      digests: { listSubscribers: async () => [], readWeek: async () => week },
      mailer: { send: async (mail) => void mails.push(mail) },
      secrets: SECRETS,
      clock: () => now,
    })({ kind: 'weekly-digest', memberId: aMember().id, since: MONDAY });
    return mails;
  };

  test('is sent to subscribers, with a link to unsubscribe', async () => {
    const DISHES = { title: 'Who does the dishes?', path: '/conflict/17/who-does-the-dishes' };
    expect(await send(aMember({ emailUpdates: true }), [NEWS])).toEqual([
      {
        template: 'weekly-digest',
        to: 'ana@example.org',
        unsubscribe: 'digest.author.unsubscribe digest author',
        digest: {
          since: MONDAY,
          until: NEXT_MONDAY,
          items: [{ ...DISHES, newVotes: 3, newComments: 0, isRevealed: false }],
          hasMore: false,
        },
      },
    ]);
  });

  test.each([
    ['has changed their mind since it was planned', aMember({ emailUpdates: false }), [NEWS]],
    ['has not verified the address', aMember({ emailUpdates: true, emailVerified: false }), [NEWS]],
    ['is gone', null, [NEWS]],
    ['has had no news', aMember({ emailUpdates: true }), [{ ...NEWS, newVotes: 0 }]],
    ['has posted nothing', aMember({ emailUpdates: true }), []],
  ] as const)('is not sent to someone who %s', async (_, member, week) => {
    expect(await send(member, week)).toEqual([]);
  });

  test('is dropped once the next week’s mails have started', async () => {
    const member = aMember({ emailUpdates: true });
    expect(await send(member, [NEWS], at('2026-06-15T06:59'))).toHaveLength(1);
    expect(await send(member, [NEWS], at('2026-06-15T07:00'))).toEqual([]);
  });

  test('mentions news about anonymous conflicts without its content', () => {
    const anonymous = { ...NEWS, conflict: aConflict({ anonymous: true }) };
    const weekOnly = { since: MONDAY, until: NEXT_MONDAY, items: [], hasMore: true };
    expect(digestOf([anonymous], MONDAY, NEXT_MONDAY)).toEqual(weekOnly);
    expect(digestOf([NEWS, { ...anonymous, newVotes: 0 }], MONDAY, NEXT_MONDAY).hasMore).toBe(false);
  });

  test('mentions the 100th vote in the week it was cast', () => {
    const revealedIn = (revealedAt: Timestamp | null) => {
      const week = [{ ...NEWS, newVotes: 0, conflict: aConflict({ revealedAt }) }];
      return digestOf(week, MONDAY, NEXT_MONDAY).items.length;
    };
    expect([null, MONDAY - 1, MONDAY, NEXT_MONDAY - 1, NEXT_MONDAY].map(revealedIn)).toEqual([0, 0, 1, 1, 0]);
  });

  test('does not depend on the split', () => {
    fc.assert(
      fc.property(fc.nat(150), fc.nat(150), fc.nat(150), fc.boolean(), (total, one, two, isPublic) => {
        const digestWith = (her: number) => {
          const votes = tally(Math.min(her, total), total - Math.min(her, total));
          const conflict = aConflict({ ...votes, revealedAt: isPublic ? MONDAY : null });
          return digestOf([{ ...NEWS, conflict }], MONDAY, NEXT_MONDAY);
        };
        expect(digestWith(one)).toEqual(digestWith(two));
      }),
    );
  });
});
