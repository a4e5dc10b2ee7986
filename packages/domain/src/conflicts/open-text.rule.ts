import type { Conflict } from '../model/conflict.ts';

/** Whether the text may still change: nobody has voted or commented yet. */
export const isTextOpen = ({ totalVotes, commentCount }: Pick<Conflict, 'totalVotes' | 'commentCount'>): boolean =>
  totalVotes === 0 && commentCount === 0;

type Words = Pick<Conflict, 'title' | 'herSide' | 'hisSide' | 'authorSide'>;

/**
 * Whether two versions of a conflict say the same, so that a vote on one is a vote on the other. `authorSide` counts
 * too, because it decides the sides' labels.
 */
export const hasSameWords = (a: Words, b: Words): boolean =>
  a.title === b.title && a.herSide === b.herSide && a.hisSide === b.hisSide && a.authorSide === b.authorSide;
