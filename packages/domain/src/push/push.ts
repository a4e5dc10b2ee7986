import type { AccountStore } from '../accounts/account-store.port.ts';
import type { AlertStore } from '../alerts/alert-store.port.ts';
import { alertKind, alertTopic, asksOf, isStatement } from '../alerts/alerts.rule.ts';
import { type AskedConflicts, isStillAsked } from '../alerts/still-asked.ts';
import { unsubscribeToken } from '../alerts/unsubscribe.ts';
import { RetryLater } from '../jobs/deliver-jobs.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { JobPayload, NewJob } from '../model/job.ts';
import type { MemberSession } from '../model/session.ts';
import type { PushSubscriptionInput, PushView } from './push.api.ts';
import { newsOf, PUSH_LIFETIME, pushMessage } from './push.rule.ts';
import type { PushOutcome, PushSender } from './push-sender.port.ts';
import type { PushStore } from './push-store.port.ts';

type Needs = {
  subscriptions: PushStore;
  sender: Pick<PushSender, 'accepts' | 'publicKey'>;
  secrets: Pick<Secrets, 'hashLinkSecret'>;
  clock: Clock;
};

/** A member's browser is to be told. Said again on each start of the app, so that it is known when it was last seen. */
export const subscribePush =
  ({ subscriptions, sender, secrets, clock }: Needs) =>
  async (
    member: MemberId,
    session: MemberSession['id'],
    { endpoint, keys, replaces }: PushSubscriptionInput,
  ): Promise<Result<null, 'push-service-unknown'>> => {
    if (!sender.accepts(endpoint)) return err('push-service-unknown');
    const now = clock();
    await subscriptions.save({
      ...keys,
      id: secrets.hashLinkSecret(endpoint),
      memberId: member,
      sessionId: session,
      endpoint,
      createdAt: now,
      lastSeenAt: now,
    });
    if (replaces !== undefined && replaces !== endpoint)
      await subscriptions.remove(member, secrets.hashLinkSecret(replaces));
    return ok(null);
  };

/** The browsers of a member that are told, and the key that another one would subscribe with. */
export const readPush =
  ({ subscriptions, sender, clock }: Omit<Needs, 'secrets'>) =>
  async (member: MemberId, session: MemberSession['id']): Promise<PushView> => {
    const devices = await subscriptions.listOf(member, clock());
    return {
      publicKey: sender.publicKey,
      devices: devices.map(({ id, device, sessionId, createdAt, lastSeenAt }) => ({
        id,
        device,
        isCurrent: sessionId === session,
        createdAt: toIsoTime(createdAt),
        lastSeenAt: toIsoTime(lastSeenAt),
      })),
    };
  };

export const unsubscribePush =
  ({ subscriptions }: Pick<Needs, 'subscriptions'>) =>
  async (member: MemberId, id: string): Promise<Result<null, 'push-device-not-found'>> =>
    (await subscriptions.remove(member, id)) ? ok(null) : err('push-device-not-found');

type AlertJob = Extract<JobPayload, { kind: 'alert' }>;
type PushJob = Extract<JobPayload, { kind: 'push' }>;

type TellNeeds = {
  conflicts: AskedConflicts;
  accounts: Pick<AccountStore, 'findMember'>;
  alerts: Pick<AlertStore, 'readPreferences'>;
  subscriptions: Pick<PushStore, 'listOf'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  secrets: Secrets;
  clock: Clock;
};

/**
 * Tells a member of an alert by the ways they have chosen: a job for the mail and for each browser, each put in once.
 * Of a decision about what they have written everybody is mailed.
 */
export const tellOfAlert =
  (needs: TellNeeds) =>
  async (job: AlertJob): Promise<void> => {
    if (!(await isStillAsked(needs.conflicts, asksOf(job.subject)))) return;
    const ways = (await needs.alerts.readPreferences(job.memberId))[alertKind(job.subject)];
    const pushes = ways.push ? await pushJobs(needs, job) : [];
    const mails = ways.mail || isStatement(job.subject) ? await mailJobs(needs, job) : [];
    await needs.jobs.enqueue([...pushes, ...mails]);
  };

const pushJobs = async (
  { subscriptions, clock }: TellNeeds,
  { memberId, subject, at }: AlertJob,
): Promise<readonly NewJob[]> => {
  const now = clock();
  const devices = await subscriptions.listOf(memberId, now);
  return devices.map(({ id }) => ({
    key: `push:${id}:${alertTopic(subject)}:${at}`,
    payload: { kind: 'push', subscriptionId: id, memberId, subject, until: at + PUSH_LIFETIME },
    runAt: now,
  }));
};

/** None to an address that nobody has confirmed. */
const mailJobs = async (
  { accounts, secrets, clock }: TellNeeds,
  { memberId, subject, at }: AlertJob,
): Promise<readonly NewJob[]> => {
  const member = await accounts.findMember(memberId);
  if (!member?.emailVerified) return [];
  const unsubscribe = unsubscribeToken(secrets, 'alerts', memberId);
  return [
    {
      key: `alert-mail:${memberId}:${alertTopic(subject)}:${at}`,
      payload: {
        kind: 'mail',
        mail: { template: 'alert', to: member.email, news: newsOf(subject), unsubscribe },
        asksOf: asksOf(subject),
      },
      runAt: clock(),
    },
  ];
};

type DeliverNeeds = { conflicts: AskedConflicts; subscriptions: PushStore; sender: PushSender; clock: Clock };

/** Hands one message to one browser's push service. */
export const deliverPush =
  ({ conflicts, subscriptions, sender, clock }: DeliverNeeds) =>
  async ({ subscriptionId, memberId, subject, until }: PushJob): Promise<void> => {
    const now = clock();
    if (now >= until || !(await isStillAsked(conflicts, asksOf(subject)))) return;
    const subscription = await subscriptions.find(subscriptionId, now);
    // The browser may have been handed on since.
    if (subscription?.memberId !== memberId) return;
    const outcome = await sender.send(subscription, pushMessage(subject), lifetimeOf(until, now));
    if (outcome.is === 'gone') await subscriptions.forget(subscription);
    else judge(outcome);
  };

const lifetimeOf = (until: Timestamp, now: Timestamp): number => Math.ceil((until - now) / 1000);

const judge = (outcome: Exclude<PushOutcome, { is: 'gone' }>): void => {
  switch (outcome.is) {
    case 'delivered':
    case 'dropped':
      return;
    case 'key-refused':
      throw new RetryLater(`The push service refuses our key: ${outcome.problem}`, { isLoud: true });
    case 'failed':
      throw new RetryLater(outcome.problem, { retryAfter: outcome.retryAfter });
  }
};
