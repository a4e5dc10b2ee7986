import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const alertJobs = {
  'conflict-revealed': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'an author was not alerted to the 100th vote; the result is public all the same',
  },
  alert: {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'a member was notified in the list of alerts only',
  },
  'alert-mail': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'a member was notified in the list of alerts only',
  },
  'plan-digests': {
    ...SHORT_WORK,
    queue: 'bulk',
    limit: 5 * MINUTE,
    givenUp: 'the remaining members get no mail for that week',
  },
  'weekly-digest': {
    ...SHORT_WORK,
    queue: 'bulk',
    givenUp: 'a member got no mail for that week',
  },
} satisfies Partial<JobKinds>;
