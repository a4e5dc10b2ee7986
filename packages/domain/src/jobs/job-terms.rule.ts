import { MINUTE } from '../kernel/time.ts';
import type { JobPayload } from '../model/job.ts';

/**
 * Queues by urgency: mails somebody waits for, news, bulk mail, upkeep, pushes. They run independently, so none waits
 * for another.
 */
export const QUEUE_NAMES = ['urgent', 'news', 'bulk', 'upkeep', 'push'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** Concurrent jobs per queue and process. */
export const JOBS_AT_ONCE: Readonly<Record<QueueName, number>> = { urgent: 4, news: 2, bulk: 1, upkeep: 1, push: 6 };

type Terms<Payload> = {
  readonly queue: QueueName | ((payload: Payload) => QueueName);
  /** Milliseconds without a renewal until another process takes over. */
  readonly lease: number;
  /** Maximum milliseconds per try. */
  readonly limit: number;
  /** Failed tries before giving up; null for never. */
  readonly timeout: number | null;
  /** What is lost by giving up, in words for the operator. */
  readonly givenUp: string;
};

/** Terms of each job kind. The capabilities declare them in their `*.job.ts`. */
export type JobKinds = { readonly [K in JobPayload['kind']]: Terms<Extract<JobPayload, { kind: K }>> };

/** This many tries take about three days, given the growing delays. */
const THREE_DAYS = 19;

/** Defaults: short work, retried for three days. */
export const SHORT_WORK = { lease: MINUTE, limit: MINUTE, timeout: THREE_DAYS } as const;

export const queueOf = (kinds: JobKinds, payload: JobPayload): QueueName => {
  const { queue } = termsOf(kinds, payload);
  return typeof queue === 'string' ? queue : queue(payload);
};

export const termsOf = (kinds: JobKinds, payload: JobPayload): Terms<JobPayload> =>
  kinds[payload.kind] as Terms<JobPayload>;

/** A claim lasts as long as the longest lease among the queue's kinds. */
export const leaseIn = (kinds: JobKinds, queue: QueueName): number =>
  Math.max(...Object.values(kinds).flatMap((terms) => (isIn(terms, queue) ? [terms.lease] : [])));

const isIn = ({ queue }: { readonly queue: unknown }, wanted: QueueName) =>
  typeof queue === 'function' || queue === wanted;
