import type { MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import { conflictItem } from '../model/points.ts';
import type { Write } from '../model/write.ts';

export const putConflict = (conflict: Conflict): readonly Write[] => [
  { kind: 'put-conflict', conflict },
  { kind: 'count-points', item: conflictItem(conflict.id), isPublic: conflict.isActive },
];

/** Whether the member is the conflict's anonymous author. If so, an action under their own name would reveal them. */
export const isUnderPseudonym = (
  conflict: Pick<Conflict, 'anonymous' | 'submittedBy'>,
  member: MemberId | null,
): boolean => conflict.anonymous && member !== null && conflict.submittedBy === member;
