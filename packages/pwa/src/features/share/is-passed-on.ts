import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether a conflict is for passing on. Not one that says where help is found, or that voting rests on, or that is
 * collapsed: more eyes do not help who is hurt. A link to what was taken down leads others nowhere.
 */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;
