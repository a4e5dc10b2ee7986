import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { ConflictId } from '../kernel/ids.ts';
import type { JobPayload } from '../model/job.ts';
import { unchanged } from '../model/write.ts';
import type { Mailer } from './mailer.port.ts';

type MailJob = Extract<JobPayload, { kind: 'mail' }>;
type Conflicts = Pick<ConflictStore, 'changeConflict'>;

/** Whether its author may still be asked how it went: after a take-down nobody is. */
export const isStillAsked = (conflicts: Conflicts, id: ConflictId): Promise<boolean> =>
  conflicts.changeConflict(id, (conflict) => unchanged(conflict?.isActive === true));

/** Hands a mail to the mailer, but for a question that is asked no longer. */
export const deliverMail =
  ({ conflicts, mailer }: { conflicts: Conflicts; mailer: Mailer }) =>
  async ({ mail, asksOf }: MailJob): Promise<void> => {
    if (asksOf === undefined || (await isStillAsked(conflicts, asksOf))) await mailer.send(mail);
  };
