/**
 * Pages laid end to end. While votes come in, one row may stand on two pages: its first place and its latest version
 * count.
 */
export function uniqueById<Item extends { readonly id: unknown }>(
  pages: readonly (readonly Item[])[],
): readonly Item[] {
  const items = new Map<Item['id'], Item>();
  for (const page of pages) for (const item of page) items.set(item.id, item);
  return [...items.values()];
}
