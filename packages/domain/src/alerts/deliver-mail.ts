import type { JobPayload } from '../model/job.ts';
import type { Mailer } from './mailer.port.ts';
import { type AskedConflicts, isStillAsked } from './still-asked.ts';

type MailJob = Extract<JobPayload, { kind: 'mail' }>;

/** Hands a mail to the mailer, but for a question that is asked no longer. */
export const deliverMail =
  ({ conflicts, mailer }: { conflicts: AskedConflicts; mailer: Mailer }) =>
  async ({ mail, asksOf }: MailJob): Promise<void> => {
    if (await isStillAsked(conflicts, asksOf)) await mailer.send(mail);
  };
