import { MINUTE } from '../kernel/time.ts';
import type { JobPayload } from '../model/job.ts';

/** In order of urgency: mails that somebody waits for, news, bulk mail, upkeep, pushes. Queues run independently. */
export const QUEUE_NAMES = ['urgent', 'news', 'bulk', 'upkeep', 'push'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export const JOBS_AT_ONCE: Readonly<Record<QueueName, number>> = { urgent: 4, news: 2, bulk: 1, upkeep: 1, push: 6 };

type Terms<Payload> = {
  readonly queue: QueueName | ((payload: Payload) => QueueName);
  /** Milliseconds after the last renewal until another process may claim the job. */
  readonly lease: number;
  /** Maximum milliseconds per try. */
  readonly limit: number;
  /** Failed tries before the job is given up; null for no limit. */
  readonly timeout: number | null;
  /** What is lost when the job is given up, in words for the operator. */
  readonly givenUp: string;
};

export type JobKinds = { readonly [K in JobPayload['kind']]: Terms<Extract<JobPayload, { kind: K }>> };

/** With the growing delays, this many tries take about three days. */
const THREE_DAYS = 19;

export const SHORT_WORK = { lease: MINUTE, limit: MINUTE, timeout: THREE_DAYS } as const;

export const queueOf = (kinds: JobKinds, payload: JobPayload): QueueName => {
  const { queue } = termsOf(kinds, payload);
  return typeof queue === 'string' ? queue : queue(payload);
};

export const termsOf = (kinds: JobKinds, payload: JobPayload): Terms<JobPayload> =>
  kinds[payload.kind] as Terms<JobPayload>;

export const leaseIn = (kinds: JobKinds, queue: QueueName): number =>
  Math.max(...Object.values(kinds).flatMap((terms) => (isIn(terms, queue) ? [terms.lease] : [])));

const isIn = ({ queue }: { readonly queue: unknown }, wanted: QueueName) =>
  typeof queue === 'function' || queue === wanted;
