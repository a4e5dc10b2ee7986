import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const updateJobs = {
  'ask-how-it-went': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 10 * MINUTE,
    // By then the next hour's is due.
    timeout: 8,
    givenUp: 'the authors of one hour were not asked how it went; the next hours ask them, for a week',
  },
  'notify-of-update': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'some who wanted to know how a conflict ends were not told of an update; its page shows it',
  },
} satisfies Partial<JobKinds>;
