import type { CollapsedBy } from './collapsed.rule.ts';

/**
 * The title as part of a path: lower case, punctuation removed, spaces as hyphens, letters and digits of any script
 * kept. What cannot be seen goes too. Empty when nothing is left; the path is then the id alone. Idempotent.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}\s-]/gu, '')
    // After the removal, which can bring a letter and its accent together.
    .normalize('NFC')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** A conflict as far as its address needs it; what says nothing of a collapse is not collapsed. */
type Addressed = { readonly title: string; readonly collapsedBy?: CollapsedBy | null };

/** The slug of a conflict's address: none of a collapsed one, whose title nobody reads before it is opened. */
export const conflictSlug = ({ title, collapsedBy }: Addressed): string => (collapsedBy ? '' : slugOf(title));

/** `/conflict/17/who-does-the-dishes`, or `/conflict/17` for an empty slug. Not percent-encoded. */
export const conflictPath = (conflict: Addressed & { readonly id: number }): string => {
  const slug = conflictSlug(conflict);
  return slug === '' ? `/conflict/${conflict.id}` : `/conflict/${conflict.id}/${slug}`;
};
