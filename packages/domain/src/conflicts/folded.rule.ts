import type { Conflict } from '../model/conflict.ts';
import type { Review } from '../model/report.ts';

/** Who has folded an item behind a notice that anybody may open. */
export const FOLDED_BY = ['reports', 'moderator'] as const;

export type FoldedBy = (typeof FOLDED_BY)[number];

/** Null while everybody sees it at once. */
export const foldedBy = (review: Review | null): FoldedBy | null => {
  if (review === 'folded-by-reports') return 'reports';
  return review === 'folded' ? 'moderator' : null;
};

/** What stands in its place until somebody opens it. */
export const FOLDED_NOTICES: Readonly<Record<FoldedBy, string>> = {
  reports: "Folded after it was reported. We haven't looked at it yet.",
  moderator: 'Folded by a moderator.',
};

/** What a conflict is called where nobody has opened it. */
export const shownTitle = ({ title, foldedBy: by }: Pick<Conflict, 'title'> & { foldedBy: FoldedBy | null }): string =>
  by ? 'Folded conflict' : title;
