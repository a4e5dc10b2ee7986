import type { OpId } from '@twosides/domain/kernel';
import { type OnboardingAnswers, type OnboardingStep, onboardingStepOf } from '@twosides/domain/profile';

export type OnboardingDraft = {
  readonly step: OnboardingStep;
  readonly answers: OnboardingAnswers;
  readonly opId: OpId | null;
};

const STEP_WORDS = {
  welcome: [],
  you: ['userNickname'],
  partner: ['partnerNickname'],
  conflict: ['title', 'yourPerspective', 'theirPerspective'],
} as const;

/** The step of a draft is marked if it shows words from an earlier visit. */
export function restored(blank: OnboardingAnswers, draft: OnboardingDraft | null) {
  if (draft === null) return {};
  const hasWords = STEP_WORDS[draft.step].some((answer) => draft.answers[answer] !== blank[answer]);
  return { ...draft, restoredStep: hasWords ? draft.step : null };
}

export const withoutStep = (
  step: OnboardingStep,
  answers: OnboardingAnswers,
  blank: OnboardingAnswers,
): OnboardingAnswers => ({
  ...blank,
  ...Object.fromEntries(Object.entries(answers).filter(([answer]) => onboardingStepOf(answer) !== step)),
});
