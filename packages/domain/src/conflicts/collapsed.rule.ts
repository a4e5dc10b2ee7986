import type { Conflict } from '../model/conflict.ts';
import type { Review } from '../model/report.ts';

export const COLLAPSED_BY = ['reports', 'moderator'] as const;

export type CollapsedBy = (typeof COLLAPSED_BY)[number];

export const collapsedBy = (review: Review | null): CollapsedBy | null => {
  if (review === 'collapsed-by-reports') return 'reports';
  return review === 'collapsed' ? 'moderator' : null;
};

export const COLLAPSED_NOTICES: Readonly<Record<CollapsedBy, string>> = {
  reports: 'Hidden due to reports. A moderator hasn’t reviewed it yet.',
  moderator: 'Hidden by a moderator.',
};

export const shownTitle = ({
  title,
  collapsedBy: by,
}: Pick<Conflict, 'title'> & { collapsedBy: CollapsedBy | null }): string => (by ? 'Hidden conflict' : title);
