import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import type { Conflict } from '../model/conflict.ts';
import type { ConflictsFate } from '../model/job.ts';

/** What stands in the place of a member who is gone. */
export const DELETED_MEMBER = 'Deleted member';

/** Under "Deleted member", the other one of the couple has no name either. */
const NAMELESS = {
  userNickname: DELETED_MEMBER,
  partnerNickname: 'Partner',
  userAvatarId: GEOMETRIC_AVATAR_ID,
  partnerAvatarId: GEOMETRIC_AVATAR_ID,
};

/** Whether its words stay when its author goes. */
export const staysUp = ({ takenDownBy }: Pick<Conflict, 'takenDownBy'>, fate: ConflictsFate): boolean =>
  fate === 'leave' && takenDownBy !== 'author';

/**
 * A conflict after its author deleted the account: taken down and emptied, or left without a name and without embeds.
 * A conflict that was already off the site is always emptied. Votes and other members' comments stay.
 */
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
