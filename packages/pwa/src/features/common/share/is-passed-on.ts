import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether the app offers to share the conflict. Not if it is removed or collapsed, or shows help lines (as paused ones
 * do), because more attention could hurt people.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
