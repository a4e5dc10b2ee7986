import type { ConflictId } from '../kernel/ids.ts';
import type { KeptOffBy, ReportedItem } from '../model/report.ts';
import type { Write } from '../model/write.ts';

/**
 * Takes an item off the site, or puts it back: its points go and come with it, where it has any, and a comment's place
 * in its conflict's count.
 * @param by who takes it down; null puts it back
 */
export const takeDown = (
  item: ReportedItem,
  { conflictId, isPublic }: { readonly conflictId: ConflictId; readonly isPublic: boolean },
  by: KeptOffBy | null,
): readonly Write[] => {
  const write: Write = { kind: 'take-down', item, conflictId, by };
  if (item.kind === 'update') return [write];
  const counted: Write = { kind: 'count-points', item, isPublic: by === null };
  if (item.kind !== 'comment' || isPublic === (by === null)) return [write, counted];
  return [write, counted, { kind: 'move-comment-count', conflictId, by: by === null ? 1 : -1 }];
};
