import type { MemberId } from '@twosides/domain/kernel';
import { onboardingAnswers } from '@twosides/domain/profile';
import * as v from 'valibot';
import { bySchema } from '../../drafts/by-schema.ts';
import { draftStorage } from '../../drafts/draft-storage.ts';
import type { ProfileValues } from './profile-values.ts';

const { userPronouns, partnerPronouns } = onboardingAnswers.entries;

const schema: v.GenericSchema<unknown, Partial<ProfileValues>> = v.object({
  userNickname: v.exactOptional(v.string()),
  userPronouns: v.exactOptional(userPronouns),
  userAvatarId: v.exactOptional(v.nullable(v.string())),
  partnerNickname: v.exactOptional(v.string()),
  partnerPronouns: v.exactOptional(partnerPronouns),
  partnerAvatarId: v.exactOptional(v.nullable(v.string())),
  bio: v.exactOptional(v.string()),
  showsPartner: v.exactOptional(v.boolean()),
  emailUpdates: v.exactOptional(v.boolean()),
});

/** What a member has changed in their profile and not saved; the rest is as it stands. */
export const profileDraft = (memberId: MemberId) => draftStorage('profile', memberId, bySchema(schema));
