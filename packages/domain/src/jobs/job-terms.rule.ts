import { MINUTE } from '../kernel/time.ts';
import type { JobPayload } from '../model/job.ts';

/**
 * Rows of jobs by how soon somebody misses them, each worked off by itself: mails that somebody waits for, news, mails
 * to many, upkeep, and pushes. None ever waits behind another, be it long, late or at a service that hangs.
 */
export const QUEUE_NAMES = ['urgent', 'news', 'bulk', 'upkeep', 'push'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** How many jobs of a queue each process works on at once. */
export const JOBS_AT_ONCE: Readonly<Record<QueueName, number>> = { urgent: 4, news: 2, bulk: 1, upkeep: 1, push: 6 };

type Terms<Payload> = {
  readonly queue: QueueName | ((payload: Payload) => QueueName);
  /** Milliseconds without a sign of life after which another process takes the job over. */
  readonly lease: number;
  /** Milliseconds that one try may take; then it counts as failed. */
  readonly limit: number;
  /** Failed tries after which the job is given up; null: never. */
  readonly timeout: number | null;
  /** What is lost then, as the operator is told. */
  readonly givenUp: string;
};

/** All that is agreed for each kind of job. Each capability declares its own, in its `x.job.ts`. */
export type JobKinds = { readonly [K in JobPayload['kind']]: Terms<Extract<JobPayload, { kind: K }>> };

/** Tries over about three days, as the waits between them grow. */
const THREE_DAYS = 19;

/** What goes for most kinds: short work, tried for three days. */
export const SHORT_WORK = { lease: MINUTE, limit: MINUTE, timeout: THREE_DAYS } as const;

export const queueOf = (kinds: JobKinds, payload: JobPayload): QueueName => {
  const { queue } = termsOf(kinds, payload);
  return typeof queue === 'string' ? queue : queue(payload);
};

export const termsOf = (kinds: JobKinds, payload: JobPayload): Terms<JobPayload> =>
  kinds[payload.kind] as Terms<JobPayload>;

/** A claim lasts as long as the kind of its queue that needs longest. */
export const leaseIn = (kinds: JobKinds, queue: QueueName): number =>
  Math.max(...Object.values(kinds).flatMap((terms) => (isIn(terms, queue) ? [terms.lease] : [])));

const isIn = ({ queue }: { readonly queue: unknown }, wanted: QueueName) =>
  typeof queue === 'function' || queue === wanted;
