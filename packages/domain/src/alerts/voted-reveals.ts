import { collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { type ConflictId, parseConflictId, type Timestamp } from '../kernel/ids.ts';
import type { Reveal } from '../voting/own-vote-store.port.ts';
import type { AlertPosition } from './alert-store.port.ts';
import { votedTopic } from './alerts.rule.ts';

/** What the member is told of a conflict that they have voted on; nothing of it is stored. */
export type VotedReveal = AlertPosition & Pick<Reveal, 'conflictId' | 'title'> & { readonly isRead: boolean };

/** What of it a member has read: everything up to a moment, and later ones whose conflicts they have looked at. */
export type ReadReveals = { readonly upTo: Timestamp; readonly looked: readonly ConflictId[] };

/** So many conflicts are remembered one by one, the ones last looked at. */
const LOOKED_MAX = 20;

/** Of one's own conflicts an alert of another kind tells. */
export const votedReveals = (
  reveals: readonly Reveal[],
  member: Reveal['submittedBy'],
  { upTo, looked }: ReadReveals,
): readonly VotedReveal[] =>
  reveals
    .filter(({ submittedBy }) => submittedBy !== member)
    .map(({ conflictId, title, review, revealedAt }) => ({
      topic: votedTopic(conflictId),
      conflictId,
      title: shownTitle({ title, collapsedBy: collapsedBy(review) }),
      at: revealedAt,
      isRead: revealedAt <= upTo || looked.includes(conflictId),
    }));

/**
 * What is read once the member has seen all of it up to a moment, or looked at one conflict; null where that is no
 * more.
 */
export const readFurther = (
  before: ReadReveals,
  reveals: readonly VotedReveal[],
  upTo: Timestamp,
  conflictId: ConflictId | undefined,
): ReadReveals | null => {
  if (conflictId === undefined) return upTo > before.upTo ? { ...before, upTo } : null;
  const isNews = reveals.some((reveal) => reveal.conflictId === conflictId && !reveal.isRead && reveal.at <= upTo);
  return isNews ? { ...before, looked: [conflictId, ...before.looked].slice(0, LOOKED_MAX) } : null;
};

/** As a text to be sealed, of one length however much was looked at: else its length would tell. */
export const readRevealsText = ({ upTo, looked }: ReadReveals): string =>
  [upTo, ...looked].join(' ').padEnd(TEXT_LENGTH);

/** A moment and ids of 15 digits, and what is between them. */
const TEXT_LENGTH = 16 * (LOOKED_MAX + 1);

export const parseReadReveals = (text: string): ReadReveals => {
  const [upTo, ...looked] = text.trim().split(' ');
  return { upTo: Number(upTo), looked: looked.map(parseConflictId).filter((id) => id !== null) };
};

/** Negative where `a` comes first: the order of the stored ones. */
export const byNews = (a: AlertPosition, b: AlertPosition): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);
