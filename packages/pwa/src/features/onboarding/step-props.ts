import type { OnboardingAnswers } from '@twosides/domain/profile';
import type { FieldErrors } from '@twosides/domain/wire';

/** What each step is given: it shows its part of the answers, and says which of them change. */
export type StepProps = {
  readonly answers: OnboardingAnswers;
  readonly errors: FieldErrors;
  /** The member's address as long as it is not verified. */
  readonly unverifiedEmail: string | null;
  readonly onChange: (answers: Partial<OnboardingAnswers>) => void;
};
