import * as v from 'valibot';
import { toIsoTime } from '../kernel/time.ts';
import type { Member } from '../model/member.ts';
import { RELATIONSHIP_LABELS, withPronouns } from '../model/pronouns.ts';
import { shownEmail } from '../wire/email.rule.ts';
import { fieldsOf, isoTime, memberIdOut, view } from '../wire/view.ts';

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
  suspendedUntil: v.optional(isoTime),
};

export const currentUserViewSchema = v.pipe(
  v.unknown(),
  v.transform((answer) => withPronouns(answer)),
  view(currentUserEntries),
);
export type CurrentUserView = v.InferOutput<typeof currentUserViewSchema>;

export const currentUserView = (member: Member): CurrentUserView => ({
  ...fieldsOf(member, currentUserEntries),
  email: shownEmail(member.email),
  createdAt: toIsoTime(member.createdAt),
});
