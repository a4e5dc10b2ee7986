import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether the app offers to share the conflict. False for a conflict that is removed, collapsed or paused, or that
 * shows help lines for another reason, because more attention could hurt people.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
