import type { OnboardingAnswers } from '@twosides/domain/profile';
import type { FieldErrors } from '@twosides/domain/wire';

export type StepProps = {
  readonly answers: OnboardingAnswers;
  readonly errors: FieldErrors;
  readonly unverifiedEmail: string | null;
  readonly isAboutToPost: boolean;
  readonly onChange: (answers: Partial<OnboardingAnswers>) => void;
};
