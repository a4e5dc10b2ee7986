import { addToMail, anonymousDelay } from '../alerts/alert-mails.ts';
import { newsOf } from '../alerts/alert-texts.rule.ts';
import type { AlertStore } from '../alerts/alerts.port.ts';
import { alertKind, alertTopic, asksOf, eventKey, isModerationDecision } from '../alerts/alerts.rule.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import { RetryLater } from '../jobs/deliver-jobs.ts';
import type { JobQueue } from '../jobs/job-queue.port.ts';
import type { Clock, IdSource, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { DAY, err, ok, startOfDay, toIsoTime } from '../kernel/index.ts';
import type { AlertSubject, JobOf, MemberSession, NewJob, PushMessage } from '../model/index.ts';
import { unchanged } from '../model/index.ts';
import type { PushSubscriptionInput, PushView } from './push.api.ts';
import type { PushSender, PushStore } from './push.port.ts';

type Needs = {
  subscriptions: PushStore;
  sender: Pick<PushSender, 'accepts' | 'publicKey'>;
  secrets: Pick<Secrets, 'hashLinkSecret'>;
  clock: Clock;
};

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

type NotifyNeeds = {
  conflicts: Pick<ConflictStore, 'changeConflict'>;
  alerts: Pick<AlertStore, 'readPreferences' | 'changeMails'>;
  subscriptions: Pick<PushStore, 'listOf'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  ids: Pick<IdSource, 'randomInt'>;
  secrets: Secrets;
  clock: Clock;
};

export const notifyOfAlert =
  (needs: NotifyNeeds) =>
  async ({ memberId, subject, at }: JobOf<'alert'>): Promise<void> => {
    const { alerts, jobs, ids, clock } = needs;
    const preferences = await alerts.readPreferences(memberId);
    if (subject.type === 'today') {
      const { timeOfDay = at - subject.day } = preferences.today;
      const isOutdated = startOfDay(clock()) !== subject.day || at !== subject.day + timeOfDay;
      if (isOutdated) return;
    }
    const about = await readAbout(needs.conflicts, subject);
    if (!about.isStillNews) return;
    const { isAnonymous } = about;
    const ways = preferences[alertKind(subject)];
    const notBefore = clock() + (isAnonymous ? anonymousDelay(ids) : 0);
    const pushes = ways.push ? await pushJobs(needs, { memberId, subject, at }, notBefore) : [];
    await jobs.enqueue(pushes);
    const isDone = subject.type === 'today' && pushes.length > 0;
    if ((ways.mail && !isDone) || isModerationDecision(subject))
      await addToMail(needs, memberId, { subject, isAnonymous, at, notBefore });
  };

const readAbout = async (conflicts: Pick<ConflictStore, 'changeConflict'>, subject: AlertSubject) => {
  if (!('conflictId' in subject)) return { isStillNews: true, isAnonymous: false };
  return conflicts.changeConflict(subject.conflictId, (conflict) =>
    unchanged({
      isStillNews: asksOf(subject) === undefined || conflict?.isActive === true,
      isAnonymous: conflict?.anonymous ?? true,
    }),
  );
};

const pushJobs = async (
  { subscriptions, clock }: NotifyNeeds,
  { memberId, subject, at }: Omit<JobOf<'alert'>, 'kind'>,
  runAt: Timestamp,
): Promise<readonly NewJob[]> => {
  const devices = await subscriptions.listOf(memberId, clock());
  return devices.map(({ id }) => ({
    key: `push:${id}:${eventKey({ subject, at })}`,
    payload: { kind: 'push', subscriptionId: id, memberId, subject, until: newsUntil(subject, at) },
    runAt,
  }));
};

const newsUntil = (subject: AlertSubject, at: Timestamp): Timestamp =>
  subject.type === 'today' ? subject.day + DAY : at + PUSH_LIFETIME;

type DeliverNeeds = { conflicts: NotifyNeeds['conflicts']; subscriptions: PushStore; sender: PushSender; clock: Clock };

export const deliverPush =
  ({ conflicts, subscriptions, sender, clock }: DeliverNeeds) =>
  async ({ subscriptionId, memberId, subject, until }: JobOf<'push'>): Promise<void> => {
    const now = clock();
    if (now >= until) return;
    const { isStillNews, isAnonymous } = await readAbout(conflicts, subject);
    if (!isStillNews) return;
    const subscription = await subscriptions.find(subscriptionId, now);
    // Another member may be using the browser by now.
    if (subscription?.memberId !== memberId) return;
    const lifetime = Math.ceil((until - now) / 1000);
    const outcome = await sender.send(subscription, pushMessage(subject, isAnonymous), lifetime);
    if (outcome.is === 'gone') await subscriptions.forget(subscription);
    if (outcome.is === 'key-refused')
      throw new RetryLater(`The push service refuses our key: ${outcome.problem}`, { needsOperator: true });
    if (outcome.is === 'failed') throw new RetryLater(outcome.problem, { retryAfter: outcome.retryAfter });
  };

export const PUSH_DEVICES_MAX = 20;

const PUSH_LIFETIME = 3 * DAY;

/** Pushes about anonymous conflicts share one tag, because a tag per conflict would link the member to it. */
export const pushMessage = (subject: AlertSubject, isAnonymous: boolean): PushMessage => {
  const { text, path } = newsOf(subject, isAnonymous, 'push');
  return { body: text, path, tag: isAnonymous ? 'news' : alertTopic(subject) };
};

/** Accepts only https on the default port, without credentials. A host `*.example.org` matches any subdomain. */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?\//i.exec(endpoint) ?? [];
  const name = host.toLowerCase();
  return hosts.some((known) => (known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known));
};
