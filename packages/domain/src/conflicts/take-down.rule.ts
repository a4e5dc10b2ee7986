import type { ConflictId } from '../kernel/ids.ts';
import type { HiddenBy, ReportedItem } from '../model/report.ts';
import type { Write } from '../model/write.ts';

/**
 * @param before the item before the change; `countsFor` is how much a comment adds to the comment count
 * @param by who removes the item; null restores it
 */
export const takeDown = (
  item: ReportedItem,
  {
    conflictId,
    isPublic,
    countsFor = 0,
  }: { readonly conflictId: ConflictId; readonly isPublic: boolean; readonly countsFor?: number },
  by: HiddenBy | null,
): readonly Write[] => {
  const write: Write = { kind: 'take-down', item, conflictId, by };
  if (item.kind === 'update') return [write];
  const counted: Write = { kind: 'count-points', item, isPublic: by === null };
  if (countsFor === 0 || isPublic === (by === null)) return [write, counted];
  return [write, counted, { kind: 'move-comment-count', conflictId, by: by === null ? countsFor : -countsFor }];
};
