import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const moderationJobs = {
  'look-at-voting': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 10 * MINUTE,
    // Little is lost if this job is given up, because the next night has its own job.
    timeout: 8,
    givenUp: 'one day’s voting was not checked; anything unusual shows on the next busy day',
  },
  'release-comment': {
    ...SHORT_WORK,
    queue: 'upkeep',
    givenUp: 'a comment waiting for release is still hidden; a moderator can show it',
  },
} satisfies Partial<JobKinds>;
