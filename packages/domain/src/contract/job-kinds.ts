import { accountJobs } from '../accounts/account.job.ts';
import { alertJobs } from '../alerts/alert.job.ts';
import type { JobKinds } from '../jobs/job-terms.rule.ts';
import { moderationJobs } from '../moderation/moderation.job.ts';
import { privacyJobs } from '../privacy/privacy.job.ts';
import { pushJobs } from '../push/push.job.ts';
import { updateJobs } from '../updates/updates.job.ts';

export const JOB_KINDS: JobKinds = {
  ...accountJobs,
  ...alertJobs,
  ...pushJobs,
  ...moderationJobs,
  ...updateJobs,
  ...privacyJobs,
};
