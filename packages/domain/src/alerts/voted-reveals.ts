import { collapsedBy, shownTitle } from '../conflicts/collapsed.rule.ts';
import { type ConflictId, parseConflictId, type Timestamp } from '../kernel/ids.ts';
import type { Reveal } from '../voting/own-vote-store.port.ts';
import type { AlertPosition } from './alert-store.port.ts';
import { votedTopic } from './alerts.rule.ts';

export type VotedReveal = AlertPosition & Pick<Reveal, 'conflictId' | 'title'> & { readonly isRead: boolean };

export type ReadReveals = { readonly upTo: Timestamp; readonly looked: readonly ConflictId[] };

const LOOKED_MAX = 20;

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

/** Pads the text to a fixed length, so that the length reveals nothing. */
export const readRevealsText = ({ upTo, looked }: ReadReveals): string =>
  [upTo, ...looked].join(' ').padEnd(TEXT_LENGTH);

/** Room for one timestamp and `LOOKED_MAX` ids: up to 15 digits each, plus a separator. */
const TEXT_LENGTH = 16 * (LOOKED_MAX + 1);

export const parseReadReveals = (text: string): ReadReveals => {
  const [upTo, ...looked] = text.trim().split(' ');
  return { upTo: Number(upTo), looked: looked.map(parseConflictId).filter((id) => id !== null) };
};

/** Newest first. The stores list alerts in the same order. */
export const byNews = (a: AlertPosition, b: AlertPosition): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);
