import type { MemberId } from '@twosides/domain/kernel';
import { isReservedNickname } from '@twosides/domain/names';
import {
  type CurrentUserView,
  customPronounsErrors,
  onboardingAnswers,
  type ProfileInput,
  profileInput,
  sameNicknameErrors,
  toPronounAnswer,
  toPronouns,
} from '@twosides/domain/profile';
import { ERROR_MESSAGES, type FieldErrors } from '@twosides/domain/wire';
import * as v from 'valibot';
import { bySchema, draftStorage } from '../../../drafts/draft-storage.ts';
import { errorsIn } from '../../../form/answers.rule.ts';

const { userPronouns, partnerPronouns } = onboardingAnswers.entries;

const schema = v.object({
  userNickname: v.exactOptional(v.string()),
  userPronouns: v.exactOptional(userPronouns),
  userAvatarId: v.exactOptional(v.nullable(v.string())),
  partnerNickname: v.exactOptional(v.string()),
  partnerPronouns: v.exactOptional(partnerPronouns),
  partnerAvatarId: v.exactOptional(v.nullable(v.string())),
  bio: v.exactOptional(v.string()),
  showsPartner: v.exactOptional(v.boolean()),
  hasFeed: v.exactOptional(v.boolean()),
  emailUpdates: v.exactOptional(v.boolean()),
});

export type ProfileValues = Required<v.InferOutput<typeof schema>>;

export const profileDraft = (memberId: MemberId) => draftStorage('profile', memberId, bySchema(schema));

export const toProfileValues = (user: CurrentUserView): ProfileValues => ({
  userNickname: user.userNickname ?? '',
  userPronouns: toPronounAnswer(user.userPronouns),
  userAvatarId: user.userAvatarId,
  partnerNickname: user.partnerNickname ?? '',
  partnerPronouns: toPronounAnswer(user.partnerPronouns),
  partnerAvatarId: user.partnerAvatarId,
  bio: user.bio ?? '',
  showsPartner: user.showsPartner,
  hasFeed: user.hasFeed,
  emailUpdates: user.emailUpdates,
});

export const checkProfile = (values: ProfileValues): FieldErrors => {
  const { userPronouns, partnerPronouns } = values;
  const errors = {
    ...sameNicknameErrors(values),
    ...customPronounsErrors({ userPronouns, partnerPronouns }),
    ...errorsIn(profileInput, toProfileInput(values)),
  };
  return isReservedNickname(values.userNickname)
    ? { ...errors, userNickname: ERROR_MESSAGES['nickname-reserved'] }
    : errors;
};

export const toProfileInput = (values: ProfileValues): ProfileInput => ({
  userNickname: values.userNickname,
  userPronouns: values.userPronouns.choice === '' ? null : toPronouns(values.userPronouns),
  partnerNickname: values.partnerNickname,
  partnerPronouns: values.partnerPronouns.choice === '' ? null : toPronouns(values.partnerPronouns),
  bio: values.bio,
  showsPartner: values.showsPartner,
  hasFeed: values.hasFeed,
  emailUpdates: values.emailUpdates,
  ...(values.userAvatarId !== null && { userAvatarId: values.userAvatarId }),
  ...(values.partnerAvatarId !== null && { partnerAvatarId: values.partnerAvatarId }),
});
