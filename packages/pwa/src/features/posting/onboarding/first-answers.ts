import { type CurrentUserView, type OnboardingAnswers, toPronounAnswer } from '@twosides/domain/profile';
import { SIDE_MAX } from '@twosides/domain/wire';
import type { PendingQuestion } from '../../../drafts/pending-question.ts';
import { newDisguise } from '../../../form/disguise.ts';
import type { OnboardingDraft } from './restored-draft.rule.ts';

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
    tags: '',
  };
}

export function withQuestion(
  draft: OnboardingDraft | null,
  first: OnboardingAnswers,
  { title, account }: PendingQuestion,
): OnboardingDraft {
  const { step, answers } = draft ?? { step: 'welcome', answers: first };
  const text = [answers.yourPerspective, account].filter(Boolean).join('\n\n');
  const yourPerspective = text.length <= SIDE_MAX ? text : answers.yourPerspective;
  return { step, answers: { ...answers, title: title ?? answers.title, yourPerspective }, opId: null };
}

export const hasConflictText = ({ title, yourPerspective, theirPerspective }: OnboardingAnswers): boolean =>
  [title, yourPerspective, theirPerspective].some((text) => text.trim() !== '');
