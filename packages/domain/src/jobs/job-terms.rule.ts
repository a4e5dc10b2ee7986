import { MINUTE, type Timestamp } from '../kernel/index.ts';
import type { JobKind, JobPayload, Mail, NewJob } from '../model/index.ts';

/** Queues run independently, so that bulk mail and upkeep do not delay `urgent` mails, which somebody waits for. */
export const QUEUE_NAMES = ['urgent', 'news', 'bulk', 'upkeep', 'push'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export const JOBS_AT_ONCE: Readonly<Record<QueueName, number>> = { urgent: 4, news: 2, bulk: 1, upkeep: 1, push: 6 };

type JobTerms = {
  readonly queue: QueueName;
  /** Milliseconds after the last renewal until another process may claim the job. */
  readonly lease: number;
  /** Maximum milliseconds per try. */
  readonly limit: number;
  /** The number of failed tries after which the job is given up; null for no limit. */
  readonly maxTries: number | null;
  readonly givenUp: string;
};

/** 19 tries take about three days, because the delay after a failed try doubles up to 12 hours (`retryDelay`). */
const URGENT = { queue: 'urgent', lease: MINUTE, limit: MINUTE, maxTries: 19 } as const;
const NEWS = { ...URGENT, queue: 'news' } as const;
const UPKEEP = { queue: 'upkeep', lease: 2 * MINUTE, limit: 10 * MINUTE, maxTries: 8 } as const;

const JOB_KINDS: Readonly<Record<JobKind, JobTerms>> = {
  mail: {
    ...URGENT,
    givenUp: 'a mail was not sent; its recipient can ask for another',
  },
  'mail-link': {
    ...URGENT,
    givenUp: 'a requested link was not made; it can be requested again',
  },
  'conflict-revealed': {
    ...NEWS,
    givenUp: 'an author was not alerted to the 100th vote; the result is public all the same',
  },
  'votes-reached': {
    ...NEWS,
    givenUp: 'an author was not alerted to new votes; the conflict shows them',
  },
  alert: { ...NEWS, givenUp: 'a member was notified in the list of alerts only' },
  'alert-mail': { ...NEWS, givenUp: 'a member was notified in the list of alerts only' },
  'notify-followers': {
    ...NEWS,
    givenUp: 'some followers were not alerted to a conflict; the author’s profile lists it',
  },
  'notify-of-update': {
    ...NEWS,
    givenUp: 'some followers were not notified of an update; the conflict’s page shows it',
  },
  'plan-digests': {
    ...URGENT,
    queue: 'bulk',
    limit: 5 * MINUTE,
    givenUp: 'the remaining members get no mail for that week',
  },
  'weekly-digest': { ...URGENT, queue: 'bulk', givenUp: 'a member got no mail for that week' },
  push: {
    ...URGENT,
    queue: 'push',
    limit: 30_000,
    givenUp: 'a device was not notified; the alert is in the list',
  },
  'release-comment': {
    ...URGENT,
    queue: 'upkeep',
    givenUp: 'a comment waiting for release is still hidden; a moderator can show it',
  },
  'look-at-voting': {
    ...UPKEEP,
    givenUp: 'one day’s voting was not checked; anything unusual shows on the next busy day',
  },
  'ask-how-it-went': {
    ...UPKEEP,
    givenUp: 'one hour’s authors were not asked how it went; later hours ask them, for a week',
  },
  'erase-member': {
    ...UPKEEP,
    limit: 60 * MINUTE,
    // Retried forever, because members were promised the erasure and nothing else would queue it again.
    maxTries: null,
    givenUp: 'a deleted member’s data is still stored',
  },
};

export const termsOf = ({ kind }: Pick<JobPayload, 'kind'>): JobTerms => JOB_KINDS[kind];

export const queueOf = (payload: JobPayload): QueueName =>
  payload.kind === 'mail' && payload.mail.template === 'alert' ? 'news' : termsOf(payload).queue;

export const leaseIn = (queue: QueueName): number =>
  Math.max(...Object.values(JOB_KINDS).flatMap((terms) => (terms.queue === queue ? [terms.lease] : [])));

/** @param occasion part of the key, so that each template is mailed once per occasion */
export const mailJob = (mail: Mail, occasion: string, runAt: Timestamp): NewJob => ({
  key: `mail:${mail.template}:${occasion}`,
  payload: { kind: 'mail', mail },
  runAt,
});
