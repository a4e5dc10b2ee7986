import { type JobKinds, SHORT_WORK } from '../jobs/job-terms.rule.ts';

export const accountJobs = {
  mail: {
    ...SHORT_WORK,
    queue: ({ mail }) => (mail.template === 'alert' ? 'news' : 'urgent'),
    givenUp: 'a mail was not sent; anyone who waits for its link can ask for another one',
  },
  'mail-link': {
    ...SHORT_WORK,
    queue: 'urgent',
    givenUp: 'a link that was asked for was not made; it can be asked for again',
  },
} satisfies Partial<JobKinds>;
