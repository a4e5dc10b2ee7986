import type { AccountStore } from '../accounts/accounts.port.ts';
import { conflictPath } from '../conflicts/shown.rule.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import { planOnce } from '../jobs/plan-once.ts';
import type { Clock, MemberId, Secrets, Timestamp } from '../kernel/index.ts';
import { HOUR, MINUTE, startOfWeek, WEEK } from '../kernel/index.ts';
import type { Conflict, Digest, JobOf, NewJob } from '../model/index.ts';
import { unsubscribeToken } from './alert-preferences.ts';
import type { DigestStore, Mailer, WeekOfConflict } from './alerts.port.ts';

/** 7:00 UTC, on the Monday after the week that the mail is about. */
const MORNING = 7 * HOUR;
const PAGE = 200;
const CONFLICTS = 50;

export const planDigests = planOnce(
  (now) => startOfWeek(now - MORNING) - WEEK,
  (since, now) => planJob(since, null, now),
);

type PlanNeeds = {
  digests: DigestStore;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
  perMinute: number;
};

export const planDigestPage =
  ({ digests, jobs, clock, perMinute }: PlanNeeds) =>
  async ({ since, after }: JobOf<'plan-digests'>): Promise<void> => {
    const now = clock();
    if (isOver(since, now)) return;
    const pace = MINUTE / perMinute;
    const members = await digests.listSubscribers(after, PAGE);
    const last = members.at(-1);
    await jobs.enqueue([
      ...members.map((memberId, place) => digestJob(memberId, since, now + Math.round(place * pace))),
      ...(last !== undefined && members.length === PAGE ? [planJob(since, last, now + Math.round(PAGE * pace))] : []),
    ]);
  };

type SendNeeds = {
  accounts: Pick<AccountStore, 'findMember'>;
  digests: DigestStore;
  mailer: Mailer;
  secrets: Secrets;
  clock: Clock;
};

export const sendDigest =
  ({ accounts, digests, mailer, secrets, clock }: SendNeeds) =>
  async ({ memberId, since }: JobOf<'weekly-digest'>): Promise<void> => {
    if (isOver(since, clock())) return;
    const member = await accounts.findMember(memberId);
    if (!member?.emailUpdates || !member.emailVerified) return;
    const until = since + WEEK;
    const week = await digests.readWeek({
      author: memberId,
      voter: secrets.voterOf(memberId),
      since,
      until,
      limit: CONFLICTS,
    });
    const digest = digestOf(week, since, until);
    if (digest.items.length === 0 && !digest.hasMore) return;
    await mailer.send({
      template: 'weekly-digest',
      to: member.email,
      digest,
      unsubscribe: unsubscribeToken(secrets, 'digest', memberId),
    });
  };

const isOver = (since: Timestamp, now: Timestamp): boolean => now >= since + 2 * WEEK + MORNING;

export const digestOf = (week: readonly WeekOfConflict[], since: Timestamp, until: Timestamp): Digest => {
  const isRevealed = ({ revealedAt }: Conflict) => revealedAt !== null && revealedAt >= since && revealedAt < until;
  const news = week.filter(
    ({ conflict, newVotes, newComments }) => newVotes > 0 || newComments > 0 || isRevealed(conflict),
  );
  const items = news
    .filter(({ conflict }) => !conflict.anonymous)
    .map(({ conflict, newVotes, newComments }) => ({
      title: conflict.title,
      path: conflictPath(conflict),
      newVotes,
      newComments,
      isRevealed: isRevealed(conflict),
    }));
  return { since, until, items, hasMore: items.length < news.length };
};

const planJob = (since: Timestamp, after: MemberId | null, runAt: Timestamp): NewJob => ({
  key: `plan-digests:${dayOf(since)}:${after ?? ''}`,
  payload: { kind: 'plan-digests', since, after },
  runAt,
});

const digestJob = (memberId: MemberId, since: Timestamp, runAt: Timestamp): NewJob => ({
  key: `weekly-digest:${dayOf(since)}:${memberId}`,
  payload: { kind: 'weekly-digest', memberId, since },
  runAt,
});

const dayOf = (at: Timestamp) => new Date(at).toISOString().slice(0, 10);
