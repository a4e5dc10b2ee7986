import type { JobKinds } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const privacyJobs = {
  'erase-member': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 60 * MINUTE,
    // Retried forever: nothing would queue it a second time, and its promise must be kept.
    timeout: null,
    givenUp: 'a deleted member’s data is still stored',
  },
} satisfies Partial<JobKinds>;
