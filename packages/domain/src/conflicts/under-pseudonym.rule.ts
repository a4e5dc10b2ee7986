import type { MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

/** Whether an action of this member on the conflict would tell who its anonymous author is. */
export const isUnderPseudonym = (
  conflict: Pick<Conflict, 'anonymous' | 'submittedBy'>,
  member: MemberId | null,
): boolean => conflict.anonymous && member !== null && conflict.submittedBy === member;
