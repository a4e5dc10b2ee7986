import { type MemberId, parseOpId } from '@twosides/domain/kernel';
import { ONBOARDING_STEPS, onboardingAnswers } from '@twosides/domain/profile';
import * as v from 'valibot';
import { bySchema, draftStorage } from './draft-storage.ts';

const schema = v.object({
  step: v.picklist(ONBOARDING_STEPS),
  answers: onboardingAnswers,
  opId: v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null ? null : parseOpId(text))),
  ),
});

export const onboardingDraft = (memberId: MemberId) => draftStorage('onboarding', memberId, bySchema(schema));
