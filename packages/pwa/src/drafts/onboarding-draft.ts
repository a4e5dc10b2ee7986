import type { MemberId } from '@twosides/domain/kernel';
import { ONBOARDING_STEPS, onboardingAnswers } from '@twosides/domain/profile';
import * as v from 'valibot';
import { bySchema, draftOpId, draftStorage } from './draft-storage.ts';

const schema = v.object({ step: v.picklist(ONBOARDING_STEPS), answers: onboardingAnswers, opId: draftOpId });

export const onboardingDraft = (memberId: MemberId) => draftStorage('onboarding', memberId, bySchema(schema));
