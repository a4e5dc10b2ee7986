import { CONTENT_NOTES_MAX, type ContentNote } from '../model/category.ts';
import type { Conflict } from '../model/conflict.ts';

type Cared = Pick<Conflict, 'care'>;

/** Who lets voting rest on a conflict. */
export const PAUSED_BY = ['author', 'moderator'] as const;

export type PausedBy = (typeof PAUSED_BY)[number];

/** What stands where the vote was. */
export const REST_NOTICE = 'Voting is paused on this conflict.';

/** Null while people vote. */
export const pausedBy = ({ care: { isPaused, authorPause } }: Cared): PausedBy | null => {
  if (isPaused) return 'moderator';
  return authorPause === 'set' ? 'author' : null;
};

/** The content notes of a conflict: a moderator's, and as many of its author's as there is room for. */
export const shownNotes = ({
  contentNotes,
  care: { notes },
}: Cared & Pick<Conflict, 'contentNotes'>): readonly ContentNote[] =>
  [...new Set([...notes, ...contentNotes])].slice(0, CONTENT_NOTES_MAX);
