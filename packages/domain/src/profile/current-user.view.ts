import * as v from 'valibot';
import { toIsoTime } from '../kernel/time.ts';
import type { Member } from '../model/member.ts';
import { RELATIONSHIP_LABELS, withPronouns } from '../model/pronouns.ts';
import { shownEmail } from '../wire/email.rule.ts';
import { isoTime, memberIdOut, view } from '../wire/view.ts';

export const currentUserEntries = {
  id: memberIdOut,
  email: v.string(),
  firstName: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  userNickname: v.nullable(v.string()),
  userPronouns: v.nullable(v.string()),
  userAvatarId: v.nullable(v.string()),
  partnerNickname: v.nullable(v.string()),
  partnerPronouns: v.nullable(v.string()),
  partnerAvatarId: v.nullable(v.string()),
  relationshipLabel: v.nullable(v.picklist(RELATIONSHIP_LABELS)),
  bio: v.nullable(v.string()),
  showsPartner: v.boolean(),
  hasFeed: v.boolean(),
  emailUpdates: v.boolean(),
  emailVerified: v.boolean(),
  onboardingCompleted: v.boolean(),
  createdAt: isoTime,
  isModerator: v.optional(v.literal(true)),
};

export const currentUserViewSchema = v.pipe(
  v.unknown(),
  v.transform((answer) => withPronouns(answer)),
  view(currentUserEntries),
);
export type CurrentUserView = v.InferOutput<typeof currentUserViewSchema>;

/** Copies field by field. Otherwise fields that are stored but private could leak into the response. */
export const currentUserView = (member: Member): CurrentUserView => ({
  id: member.id,
  email: shownEmail(member.email),
  firstName: member.firstName,
  profileImageUrl: member.profileImageUrl,
  userNickname: member.userNickname,
  userPronouns: member.userPronouns,
  userAvatarId: member.userAvatarId,
  partnerNickname: member.partnerNickname,
  partnerPronouns: member.partnerPronouns,
  partnerAvatarId: member.partnerAvatarId,
  relationshipLabel: member.relationshipLabel,
  bio: member.bio,
  showsPartner: member.showsPartner,
  hasFeed: member.hasFeed,
  emailUpdates: member.emailUpdates,
  emailVerified: member.emailVerified,
  onboardingCompleted: member.onboardingCompleted,
  createdAt: toIsoTime(member.createdAt),
});
