import type { ConflictView } from '@twosides/domain/reading';

/**
 * Whether a conflict is for passing on. Not one that says where help is found, or that voting rests on, or that is
 * folded: more eyes do not help who is hurt. A link to what was taken down leads others nowhere.
 */
export const isPassedOn = ({ isActive, showsHelp, foldedBy }: ConflictView): boolean =>
  isActive && !showsHelp && foldedBy === null;
