import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';

export const accountJobs = {
  mail: {
    ...SHORT_WORK,
    queue: ({ mail }) => (mail.template === 'alert' ? 'news' : 'urgent'),
    givenUp: 'a mail was not sent; its recipient can ask for another',
  },
  'mail-link': {
    ...SHORT_WORK,
    queue: 'urgent',
    givenUp: 'a requested link was not made; it can be requested again',
  },
} satisfies Partial<JobKinds>;
