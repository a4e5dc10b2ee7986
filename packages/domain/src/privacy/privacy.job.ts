import type { JobKinds } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const privacyJobs = {
  'erase-member': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 60 * MINUTE,
    // A deleted member was promised that nothing is left, and nothing would put this in a second time.
    timeout: null,
    givenUp: 'what a deleted member has left is still there',
  },
} satisfies Partial<JobKinds>;
