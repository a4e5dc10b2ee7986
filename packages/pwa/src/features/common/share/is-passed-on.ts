import type { ConflictView } from '@twosides/domain/reading';

/**
 * Not for removed conflicts, nor for collapsed or paused ones or those that show help lines:
 * more attention would hurt people.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
