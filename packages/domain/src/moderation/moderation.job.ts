import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const moderationJobs = {
  'look-at-voting': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 10 * MINUTE,
    // By then the next night's is due.
    timeout: 8,
    givenUp: 'the voting of one day was not looked at; what is unusual in it is found with the next busy day',
  },
  'release-comment': {
    ...SHORT_WORK,
    queue: 'upkeep',
    givenUp: 'a comment that waited while voting rested is still not shown; a moderator can show it',
  },
} satisfies Partial<JobKinds>;
