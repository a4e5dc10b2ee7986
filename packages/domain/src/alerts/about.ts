import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { AlertSubject } from '../model/alert.ts';
import { unchanged } from '../model/write.ts';
import { asksOf } from './alerts.rule.ts';

type About = {
  /** After a take-down nobody is asked how it went. */
  readonly isStillNews: boolean;
  /** What cannot be found any more counts as anonymous. */
  readonly isAnonymous: boolean;
};

/** What leaves the site of an alert depends on the conflict that it concerns. */
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
