import * as v from 'valibot';
import { toIsoTime } from '../kernel/index.ts';
import { type Member, RELATIONSHIP_LABELS, withPronouns } from '../model/index.ts';
import { fieldsOf, isoTime, memberIdOut, shownEmail, view, wholeNumber } from '../wire/index.ts';
import type { Standing } from './profile.port.ts';

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

export const followingEntries = { isFollowing: v.boolean(), followersCount: wholeNumber, followingCount: wholeNumber };

export const followingViewSchema = view(followingEntries);
export type FollowingView = v.InferOutput<typeof followingViewSchema>;

export const followingView = (standing: Standing): FollowingView => fieldsOf(standing, followingEntries);

export const followedViewSchema = view({ nickname: v.string() });
export type FollowedView = v.InferOutput<typeof followedViewSchema>;

export const relationViewSchema = view({ nickname: v.string(), isMuted: v.boolean(), isBlocked: v.boolean() });
export type RelationView = v.InferOutput<typeof relationViewSchema>;
