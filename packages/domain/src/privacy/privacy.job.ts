import type { JobKinds } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const privacyJobs = {
  'erase-member': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 60 * MINUTE,
    // Retried forever: the erasure was promised, and nothing would queue it a second time.
    timeout: null,
    givenUp: 'a deleted member’s data is still stored',
  },
} satisfies Partial<JobKinds>;
