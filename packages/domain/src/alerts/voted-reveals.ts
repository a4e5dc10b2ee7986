import { foldedBy, shownTitle } from '../conflicts/folded.rule.ts';
import type { Timestamp } from '../kernel/ids.ts';
import type { Reveal } from '../voting/own-vote-store.port.ts';
import type { AlertPosition } from './alert-store.port.ts';

/** What the member is told of a conflict that they have voted on; nothing of it is stored. */
export type VotedReveal = AlertPosition & Pick<Reveal, 'conflictId' | 'title'> & { readonly isRead: boolean };

/** Of one's own conflicts an alert of another kind tells. */
export const votedReveals = (
  reveals: readonly Reveal[],
  member: Reveal['submittedBy'],
  readUpTo: Timestamp,
): readonly VotedReveal[] =>
  reveals
    .filter(({ submittedBy }) => submittedBy !== member)
    .map(({ conflictId, title, review, revealedAt }) => ({
      topic: `voted-revealed.${conflictId}`,
      conflictId,
      title: shownTitle({ title, foldedBy: foldedBy(review) }),
      at: revealedAt,
      isRead: revealedAt <= readUpTo,
    }));

/** Negative where `a` comes first: the order of the stored ones. */
export const byNews = (a: AlertPosition, b: AlertPosition): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);
