import type { OnboardingAnswers } from '@twosides/domain/profile';
import { SIDE_MAX } from '@twosides/domain/wire';
import type { PendingQuestion } from '../../drafts/pending-question.ts';
import type { OnboardingDraft } from './onboarding-machine.ts';

/**
 * The first conflict with a question that was begun elsewhere: its title is the newer wish, and no word of an account
 * is lost.
 */
export function withQuestion(
  draft: OnboardingDraft | null,
  first: OnboardingAnswers,
  { title, account }: PendingQuestion,
): OnboardingDraft {
  const { step, answers } = draft ?? { step: 'welcome', answers: first };
  const told = [answers.yourPerspective, account].filter(Boolean).join('\n\n');
  const yourPerspective = told.length <= SIDE_MAX ? told : answers.yourPerspective;
  return { step, answers: { ...answers, title: title ?? answers.title, yourPerspective }, opId: null };
}
