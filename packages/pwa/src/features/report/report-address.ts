import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import type { Reportable } from '../../api/reports.ts';

/** The part of the form's address that says what is reported. */
const ABOUT = 'about';

/** Where a visitor reports something: the form, with its address filled in. */
export const reportPath = (item: Reportable): string =>
  `/report?${new URLSearchParams({ [ABOUT]: addressOf(item) })}#form`;

/** @returns null where nothing was filled in */
export const addressIn = (search: string): string | null => new URLSearchParams(search).get(ABOUT);

/** Which conflict a report was about, by what travels beside the address bar; null for whom nothing does. */
export const reportedIn = (state: unknown): ConflictId | null => {
  const isNotified = typeof state === 'object' && state !== null && 'about' in state && typeof state.about === 'string';
  return isNotified ? parseConflictId(/\/conflict\/(\d+)/.exec(String(state.about))?.[1] ?? '') : null;
};

const addressOf = (item: Reportable): string => {
  const path = `/conflict/${item.conflictId}`;
  if (item.kind === 'conflict') return path;
  return item.kind === 'comment' ? `${path}#comment-${item.commentId}` : `${path}#update-${item.number}`;
};
