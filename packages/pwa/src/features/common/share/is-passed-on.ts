import type { ConflictView } from '@twosides/domain/reading';

/** False if the conflict shows help lines, because more attention could hurt people. */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
