import { collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { type ConflictId, parseConflictId, type Timestamp } from '../kernel/ids.ts';
import type { Reveal } from '../voting/own-vote-store.port.ts';
import type { AlertPosition } from './alert-store.port.ts';
import { votedTopic } from './alerts.rule.ts';

/** A reveal of a conflict the member voted on. Computed, never stored. */
export type VotedReveal = AlertPosition & Pick<Reveal, 'conflictId' | 'title'> & { readonly isRead: boolean };

/** Reveals the member has read: everything up to a moment, plus later conflicts they visited. */
export type ReadReveals = { readonly upTo: Timestamp; readonly looked: readonly ConflictId[] };

/** Maximum number of visited conflicts remembered one by one; the latest are kept. */
const LOOKED_MAX = 20;

/** Own conflicts have another kind of alert. */
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

/** The new state after the member read up to a moment or visited a conflict; null if nothing changed. */
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

/** Serializes for sealing at a fixed length, so that the length reveals nothing. */
export const readRevealsText = ({ upTo, looked }: ReadReveals): string =>
  [upTo, ...looked].join(' ').padEnd(TEXT_LENGTH);

/** A moment and ids of 15 digits, with separators. */
const TEXT_LENGTH = 16 * (LOOKED_MAX + 1);

export const parseReadReveals = (text: string): ReadReveals => {
  const [upTo, ...looked] = text.trim().split(' ');
  return { upTo: Number(upTo), looked: looked.map(parseConflictId).filter((id) => id !== null) };
};

/** Negative if `a` comes first; same order as stored alerts. */
export const byNews = (a: AlertPosition, b: AlertPosition): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);
