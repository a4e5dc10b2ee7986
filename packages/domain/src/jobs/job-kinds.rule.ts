import type { JobPayload } from '../model/job.ts';

/**
 * Rows of jobs by how soon somebody misses them, each worked off by itself: mails that somebody waits for, news, mails
 * to many, upkeep, and pushes. None ever waits behind another, be it long, late or at a service that hangs.
 */
export const JOB_LANES = ['urgent', 'news', 'bulk', 'upkeep', 'push'] as const;
export type JobLane = (typeof JOB_LANES)[number];

/** How many jobs of a lane each process works on at once. */
export const JOBS_AT_ONCE: Readonly<Record<JobLane, number>> = { urgent: 4, news: 2, bulk: 1, upkeep: 1, push: 6 };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Tries over about three days, as the waits between them grow. */
const THREE_DAYS = 19;

type Terms<Payload> = {
  readonly lane: JobLane | ((payload: Payload) => JobLane);
  /** Milliseconds without a sign of life after which another process takes the job over. */
  readonly lease: number;
  /** Milliseconds that one try may take; then it counts as failed. */
  readonly limit: number;
  /** Failed tries after which the job is given up; null: never. */
  readonly patience: number | null;
  /** What is lost then, as the operator is told. */
  readonly givenUp: string;
};

type Terminology = { readonly [K in JobPayload['kind']]: Terms<Extract<JobPayload, { kind: K }>> };

/** All that is agreed for each kind of job. */
export const JOB_KINDS: Terminology = {
  mail: {
    lane: ({ mail }) => (mail.template === 'alert' ? 'news' : 'urgent'),
    lease: MINUTE,
    limit: MINUTE,
    patience: THREE_DAYS,
    givenUp: 'a mail was not sent; anyone who waits for its link can ask for another one',
  },
  'mail-link': {
    lane: 'urgent',
    lease: MINUTE,
    limit: MINUTE,
    patience: THREE_DAYS,
    givenUp: 'a link that was asked for was not made; it can be asked for again',
  },
  'conflict-revealed': {
    lane: 'news',
    lease: MINUTE,
    limit: MINUTE,
    patience: THREE_DAYS,
    givenUp: 'an author was not told of the 100th vote; the results are public all the same',
  },
  alert: {
    lane: 'news',
    lease: MINUTE,
    limit: MINUTE,
    patience: THREE_DAYS,
    givenUp: 'a member was told of news behind the bell alone',
  },
  'plan-digests': {
    lane: 'bulk',
    lease: MINUTE,
    limit: 5 * MINUTE,
    patience: THREE_DAYS,
    givenUp: 'the members who were still to be planned get no mail of that week',
  },
  'weekly-digest': {
    lane: 'bulk',
    lease: MINUTE,
    limit: MINUTE,
    patience: THREE_DAYS,
    givenUp: 'a member got no mail of that week',
  },
  'erase-member': {
    lane: 'upkeep',
    lease: 2 * MINUTE,
    limit: 60 * MINUTE,
    // A deleted member was promised that nothing is left, and nothing would put this in a second time.
    patience: null,
    givenUp: 'what a deleted member has left is still there',
  },
  push: {
    lane: 'push',
    lease: MINUTE,
    limit: 30 * SECOND,
    patience: THREE_DAYS,
    givenUp: 'a device was not told; the news stands behind the bell',
  },
};

export const laneOf = (payload: JobPayload): JobLane => {
  const { lane } = termsOf(payload);
  return typeof lane === 'string' ? lane : lane(payload);
};

export const termsOf = (payload: JobPayload): Terms<JobPayload> => JOB_KINDS[payload.kind] as Terms<JobPayload>;

/** A claim lasts as long as the kind of its lane that needs longest. */
export const leaseIn = (lane: JobLane): number =>
  Math.max(...Object.values(JOB_KINDS).flatMap((terms) => (isIn(terms, lane) ? [terms.lease] : [])));

const isIn = ({ lane }: { readonly lane: unknown }, wanted: JobLane) => typeof lane === 'function' || lane === wanted;
