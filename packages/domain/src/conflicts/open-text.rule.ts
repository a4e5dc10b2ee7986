import type { Conflict } from '../model/conflict.ts';

export const isTextOpen = ({ totalVotes, commentCount }: Pick<Conflict, 'totalVotes' | 'commentCount'>): boolean =>
  totalVotes === 0 && commentCount === 0;

type Words = Pick<Conflict, 'title' | 'herSide' | 'hisSide' | 'authorSide'>;

/** Compares `authorSide` too, because it decides the side labels. */
export const hasSameWords = (a: Words, b: Words): boolean =>
  a.title === b.title && a.herSide === b.herSide && a.hisSide === b.hisSide && a.authorSide === b.authorSide;
