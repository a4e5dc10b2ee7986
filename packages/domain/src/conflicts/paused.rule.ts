import { CONTENT_NOTES_MAX, type ContentNote } from '../model/category.ts';
import type { Conflict } from '../model/conflict.ts';

type Cared = Pick<Conflict, 'care'>;

export const PAUSED_BY = ['author', 'moderator'] as const;

export type PausedBy = (typeof PAUSED_BY)[number];

export const PAUSED_NOTICE = 'Voting is paused on this conflict.';

export const pausedBy = ({ care: { isPaused, authorPause } }: Cared): PausedBy | null => {
  if (isPaused) return 'moderator';
  return authorPause === 'set' ? 'author' : null;
};

export const shownNotes = ({
  contentNotes,
  care: { notes },
}: Cared & Pick<Conflict, 'contentNotes'>): readonly ContentNote[] =>
  [...new Set([...notes, ...contentNotes])].slice(0, CONTENT_NOTES_MAX);
