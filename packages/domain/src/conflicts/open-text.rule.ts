import type { Conflict } from '../model/conflict.ts';

/** Whether a conflict's text may still change: nobody has said anything about these words yet. */
export const isTextOpen = ({ totalVotes, commentCount }: Pick<Conflict, 'totalVotes' | 'commentCount'>): boolean =>
  totalVotes === 0 && commentCount === 0;

type Words = Pick<Conflict, 'title' | 'herSide' | 'hisSide' | 'authorSide'>;

/**
 * Whether a vote on one is a vote on the other. Whose account is whose is part of it: the sides may be called by names.
 */
export const hasSameWords = (a: Words, b: Words): boolean =>
  a.title === b.title && a.herSide === b.herSide && a.hisSide === b.hisSide && a.authorSide === b.authorSide;
