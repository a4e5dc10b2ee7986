import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';
import { MINUTE } from '../kernel/time.ts';

export const alertJobs = {
  'conflict-revealed': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'an author was not told of the 100th vote; the results are public all the same',
  },
  alert: {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'a member was told of news behind the bell alone',
  },
  'alert-mail': {
    ...SHORT_WORK,
    queue: 'news',
    givenUp: 'a member was told of news behind the bell alone',
  },
  'plan-digests': {
    ...SHORT_WORK,
    queue: 'bulk',
    limit: 5 * MINUTE,
    givenUp: 'the members who were still to be planned get no mail of that week',
  },
  'weekly-digest': {
    ...SHORT_WORK,
    queue: 'bulk',
    givenUp: 'a member got no mail of that week',
  },
} satisfies Partial<JobKinds>;
