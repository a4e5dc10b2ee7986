import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';

export const pushJobs = {
  push: {
    ...SHORT_WORK,
    queue: 'push',
    limit: 30_000,
    givenUp: 'a device was not notified; the alert is in the list',
  },
} satisfies Partial<JobKinds>;
