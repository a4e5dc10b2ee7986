import type { MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import { conflictItem } from '../model/points.ts';
import type { Write } from '../model/write.ts';

/** Saves what its author has changed of a conflict. Its points count while it is there for the public. */
export const putConflict = (conflict: Conflict): readonly Write[] => [
  { kind: 'put-conflict', conflict },
  { kind: 'count-points', item: conflictItem(conflict.id), isPublic: conflict.isActive },
];

/** Whether an action of this member on the conflict would tell who its anonymous author is. */
export const isUnderPseudonym = (
  conflict: Pick<Conflict, 'anonymous' | 'submittedBy'>,
  member: MemberId | null,
): boolean => conflict.anonymous && member !== null && conflict.submittedBy === member;
