import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { JobPayload } from '../model/job.ts';
import { unchanged } from '../model/write.ts';
import type { Mailer } from './mailer.port.ts';

type Needs = { conflicts: Pick<ConflictStore, 'changeConflict'>; mailer: Mailer };

/** Does not send the question how a conflict went if the conflict has been taken down since. */
export const deliverMail =
  ({ conflicts, mailer }: Needs) =>
  async ({ mail, asksOf }: Extract<JobPayload, { kind: 'mail' }>): Promise<void> => {
    const isOff =
      asksOf !== undefined && (await conflicts.changeConflict(asksOf, (conflict) => unchanged(!conflict?.isActive)));
    if (!isOff) await mailer.send(mail);
  };
