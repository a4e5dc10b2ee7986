import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const updateJobs = {
  'ask-how-it-went': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 10 * MINUTE,
    // Gives up early, because the next hour's job asks the same authors.
    timeout: 8,
    givenUp: 'one hour’s authors were not asked how it went; later hours ask them, for a week',
  },
  'notify-of-update': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'some followers were not notified of an update; the conflict’s page shows it',
  },
} satisfies Partial<JobKinds>;
