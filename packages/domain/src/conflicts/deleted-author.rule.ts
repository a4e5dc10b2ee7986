import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import type { Conflict } from '../model/conflict.ts';
import type { ConflictsFate } from '../model/job.ts';

export const DELETED_MEMBER = 'Deleted member';

const NAMELESS = {
  userNickname: DELETED_MEMBER,
  partnerNickname: 'Partner',
  userAvatarId: GEOMETRIC_AVATAR_ID,
  partnerAvatarId: GEOMETRIC_AVATAR_ID,
};

export const staysUp = ({ takenDownBy }: Pick<Conflict, 'takenDownBy'>, fate: ConflictsFate): boolean =>
  fate === 'leave' && takenDownBy !== 'author';

/** With the fate `leave`, a conflict keeps its text unless its author had taken it down. */
export const withoutAuthor = (conflict: Conflict, fate: ConflictsFate): Conflict => {
  if (staysUp(conflict, fate))
    return { ...conflict, submittedBy: null, allowsEmbed: false, ...(!conflict.anonymous && NAMELESS) };
  return {
    ...conflict,
    ...NAMELESS,
    submittedBy: null,
    allowsEmbed: false,
    title: DELETED_MEMBER,
    hisSide: '',
    herSide: '',
    tags: [],
    userPronouns: null,
    partnerPronouns: null,
    isActive: false,
    takenDownBy: conflict.takenDownBy ?? 'author',
  };
};
