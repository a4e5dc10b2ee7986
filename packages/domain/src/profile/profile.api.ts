import * as v from 'valibot';
import * as modelField from '../model/fields.ts';
import * as field from '../wire/fields.ts';
import { listOf, type Route, VALIDATION } from '../wire/index.ts';
import { currentUserViewSchema, followedViewSchema, followingViewSchema, relationViewSchema } from './profile.view.ts';

const isEmail = (text: string): boolean => {
  const at = text.indexOf('@');
  return at > 0 && text.includes('.', at);
};

const nickname = (min: number, minMessage: string) =>
  v.pipe(
    field.name(min, minMessage, 20, VALIDATION.nicknameMax),
    v.check((text) => !isEmail(text), VALIDATION.nicknameIsEmail),
  );

const partnerNickname = (min: number, minMessage: string) =>
  v.pipe(
    field.name(min, minMessage, 20, VALIDATION.partnerNicknameMax),
    v.check((text) => !isEmail(text), VALIDATION.partnerNicknameIsEmail),
  );

export const onboardingInput = field.form({
  userNickname: nickname(1, VALIDATION.onboardingNickname),
  userPronouns: modelField.pronouns(VALIDATION.onboardingPronouns),
  userAvatarId: v.optional(modelField.avatarId),
  partnerNickname: partnerNickname(1, VALIDATION.onboardingPartnerNickname),
  partnerPronouns: modelField.pronouns(VALIDATION.onboardingPartnerPronouns),
  partnerAvatarId: v.optional(modelField.avatarId),
  relationshipLabel: v.optional(v.nullable(modelField.relationshipLabel)),
});

export const profileInput = field.form({
  userNickname: v.optional(nickname(2, VALIDATION.nicknameMin)),
  partnerNickname: v.optional(partnerNickname(2, VALIDATION.partnerNicknameMin)),
  userPronouns: v.optional(v.nullable(modelField.pronouns(VALIDATION.onboardingPronouns))),
  partnerPronouns: v.optional(v.nullable(modelField.pronouns(VALIDATION.onboardingPartnerPronouns))),
  bio: v.optional(v.nullable(field.text(0, VALIDATION.invalid, 280, VALIDATION.bioMax))),
  userAvatarId: v.optional(modelField.avatarId),
  partnerAvatarId: v.optional(modelField.avatarId),
  relationshipLabel: v.optional(v.nullable(modelField.relationshipLabel)),
  showsPartner: v.optional(v.boolean(VALIDATION.invalid)),
  hasFeed: v.optional(v.boolean(VALIDATION.invalid)),
  emailUpdates: v.optional(v.boolean(VALIDATION.invalid)),
});

export type OnboardingInput = v.InferOutput<typeof onboardingInput>;
export type ProfileInput = v.InferOutput<typeof profileInput>;

export const profileParams = field.form({
  identifier: v.pipe(
    v.string(VALIDATION.invalid),
    v.minLength(1, VALIDATION.invalid),
    v.maxLength(64, VALIDATION.invalid),
  ),
});

const change = {
  access: 'member',
  errors: ['suspended', 'nickname-taken', 'nickname-reserved', 'nickname-of-partner', 'nickname-unclear'],
  output: currentUserViewSchema,
} as const satisfies Route;

const relation = {
  params: profileParams,
  access: 'member',
  errors: ['member-not-found', 'cannot-relation-self'],
  output: relationViewSchema,
} as const satisfies Route;

export const profileRoutes = {
  currentUser: { access: 'member', output: currentUserViewSchema },
  completeOnboarding: { ...change, body: onboardingInput },
  updateProfile: { ...change, body: profileInput, dropsCachedResponses: true },
  related: { access: 'member', output: listOf(relationViewSchema) },
  muteMember: relation,
  unmuteMember: relation,
  blockMember: relation,
  unblockMember: relation,
  ownFollowing: { access: 'member', output: listOf(followedViewSchema) },
  following: { params: profileParams, access: 'anyone', errors: ['member-not-found'], output: followingViewSchema },
  follow: {
    params: profileParams,
    access: 'member',
    errors: ['suspended', 'member-not-found', 'cannot-follow-self', 'cannot-follow', 'onboarding-required'],
    output: followingViewSchema,
  },
  unfollow: {
    params: profileParams,
    access: 'member',
    errors: ['member-not-found', 'cannot-follow-self', 'onboarding-required'],
    output: followingViewSchema,
  },
} as const satisfies Record<string, Route>;
