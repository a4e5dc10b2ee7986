import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether to suggest sharing. Not for conflicts with help notices, paused voting or a collapse, since more attention
 * would hurt people; nor for removed ones.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
