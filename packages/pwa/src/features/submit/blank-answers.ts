import { defaultAuthorSide } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { newDisguise } from '../../form/disguise.ts';

/** An empty form: nothing told, the author's side as the pronouns say, and a face and names to hide behind. */
export function blankAnswers({ userPronouns, partnerPronouns }: CurrentUserView): ConflictAnswers {
  return {
    title: '',
    category: '',
    herSide: '',
    hisSide: '',
    authorSide: defaultAuthorSide(userPronouns, partnerPronouns),
    isAnonymous: false,
    tags: '',
    ...newDisguise(),
  };
}
