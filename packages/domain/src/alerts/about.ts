import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { AlertSubject } from '../model/alert.ts';
import { unchanged } from '../model/write.ts';
import { asksOf } from './alerts.rule.ts';

type About = {
  /** False if the alert asks how a conflict went and the conflict has been taken down since. */
  readonly isStillNews: boolean;
  /** Also true if the conflict no longer exists. */
  readonly isAnonymous: boolean;
};

export const readAbout = async (
  conflicts: Pick<ConflictStore, 'changeConflict'>,
  subject: AlertSubject,
): Promise<About> => {
  if (!('conflictId' in subject)) return { isStillNews: true, isAnonymous: false };
  return conflicts.changeConflict(subject.conflictId, (conflict) =>
    unchanged({
      isStillNews: asksOf(subject) === undefined || conflict?.isActive === true,
      isAnonymous: conflict?.anonymous ?? true,
    }),
  );
};
