import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether the app offers to share the conflict. False if it shows help lines, because more attention could hurt people.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
