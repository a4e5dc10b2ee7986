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

/** `/conflict/17/who-does-the-dishes`, or `/conflict/17` for an empty slug. Not percent-encoded. */
export const conflictPath = (conflict: { readonly id: number; readonly title: string }): string => {
  const slug = slugOf(conflict.title);
  return slug === '' ? `/conflict/${conflict.id}` : `/conflict/${conflict.id}/${slug}`;
};
