import { isReservedNickname } from '@twosides/domain/names';
import {
  type CurrentUserView,
  type ProfileInput,
  type PronounAnswer,
  profileInput,
  toPronounAnswer,
  toPronouns,
} from '@twosides/domain/profile';
import { ERROR_MESSAGES, type FieldErrors } from '@twosides/domain/wire';
import { errorsIn } from '../../../form/answers.rule.ts';

export type ProfileValues = {
  readonly userNickname: string;
  readonly userPronouns: PronounAnswer;
  readonly userAvatarId: string | null;
  readonly partnerNickname: string;
  readonly partnerPronouns: PronounAnswer;
  readonly partnerAvatarId: string | null;
  readonly bio: string;
  readonly showsPartner: boolean;
  readonly hasFeed: boolean;
  readonly emailUpdates: boolean;
};

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
  const errors = errorsIn(profileInput, toProfileInput(values));
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
