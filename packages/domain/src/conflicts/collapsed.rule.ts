import type { Conflict } from '../model/conflict.ts';
import type { Review } from '../model/report.ts';

/** Who has collapsed an item behind a notice that anybody may open. */
export const COLLAPSED_BY = ['reports', 'moderator'] as const;

export type CollapsedBy = (typeof COLLAPSED_BY)[number];

/** @returns null if the item is not collapsed */
export const collapsedBy = (review: Review | null): CollapsedBy | null => {
  if (review === 'collapsed-by-reports') return 'reports';
  return review === 'collapsed' ? 'moderator' : null;
};

/** Shown in place of a collapsed item. */
export const COLLAPSED_NOTICES: Readonly<Record<CollapsedBy, string>> = {
  reports: "Hidden after reports. A moderator hasn't reviewed it yet.",
  moderator: 'Hidden by a moderator.',
};

/** The title to show for a conflict: a placeholder while it is collapsed. */
export const shownTitle = ({
  title,
  collapsedBy: by,
}: Pick<Conflict, 'title'> & { collapsedBy: CollapsedBy | null }): string => (by ? 'Hidden conflict' : title);
