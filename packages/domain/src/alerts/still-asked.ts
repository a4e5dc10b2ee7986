import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import type { ConflictId } from '../kernel/ids.ts';
import { unchanged } from '../model/write.ts';

export type AskedConflicts = Pick<ConflictStore, 'changeConflict'>;

/**
 * Whether news still goes out: after a take-down nobody is asked how it went.
 * @param id the conflict that the news asks of; undefined where it asks nothing
 */
export const isStillAsked = async (conflicts: AskedConflicts, id: ConflictId | undefined): Promise<boolean> =>
  id === undefined || conflicts.changeConflict(id, (conflict) => unchanged(conflict?.isActive === true));
