import { type CurrentUserView, type OnboardingAnswers, toPronounAnswer } from '@twosides/domain/profile';
import { newDisguise } from '../../form/disguise.ts';

/** What the form starts with: all that the member has told before, and names to hide behind. */
export function firstAnswers(user: CurrentUserView): OnboardingAnswers {
  const { pseudonym, partnerPseudonym } = newDisguise();
  return {
    isReady: false,
    userNickname: user.userNickname ?? '',
    userPronouns: toPronounAnswer(user.userPronouns),
    partnerNickname: user.partnerNickname ?? '',
    relationshipLabel: user.relationshipLabel ?? '',
    partnerPronouns: toPronounAnswer(user.partnerPronouns),
    title: '',
    yourPerspective: '',
    theirPerspective: '',
    category: '',
    authorSide: null,
    isAnonymous: true,
    pseudonym,
    partnerPseudonym,
  };
}
