import type { CollapsedBy } from './collapsed.rule.ts';

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}\s-]/gu, '')
    // Normalize only now, because removing a character can bring a letter and its accent together.
    .normalize('NFC')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

type Addressed = { readonly title: string; readonly collapsedBy?: CollapsedBy | null };

/** Empty for a collapsed conflict, whose title must not be readable before it is opened. */
export const conflictSlug = ({ title, collapsedBy }: Addressed): string => (collapsedBy ? '' : slugOf(title));

export const conflictPath = (conflict: Addressed & { readonly id: number }): string => {
  const slug = conflictSlug(conflict);
  return slug === '' ? `/conflict/${conflict.id}` : `/conflict/${conflict.id}/${slug}`;
};
