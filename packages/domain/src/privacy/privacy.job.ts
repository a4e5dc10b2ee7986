import type { JobKinds } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const privacyJobs = {
  'erase-member': {
    queue: 'upkeep',
    lease: 2 * MINUTE,
    limit: 60 * MINUTE,
    // Retried forever, because members were promised the erasure and nothing else would queue it again.
    timeout: null,
    givenUp: 'a deleted member’s data is still stored',
  },
} satisfies Partial<JobKinds>;
