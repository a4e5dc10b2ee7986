import type { MemberId } from '@twosides/domain/kernel';
import type { Credential, Member, RelationshipLabel } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import type { Row } from '../kernel/database.ts';

export type MemberRow = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly email_verified: number;
  readonly user_nickname: string | null;
  readonly user_pronouns: string | null;
  readonly user_avatar_id: string | null;
  readonly partner_nickname: string | null;
  readonly partner_pronouns: string | null;
  readonly partner_avatar_id: string | null;
  readonly relationship_label: string | null;
  readonly shows_partner: number;
  readonly has_feed: number;
  readonly email_updates: number;
  readonly onboarding_completed: number;
  readonly bio: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly session_epoch: number;
};

export const toMember = (row: MemberRow): Member => ({
  id: row.id as MemberId,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  emailVerified: row.email_verified === 1,
  userNickname: row.user_nickname,
  userPronouns: row.user_pronouns,
  userAvatarId: row.user_avatar_id,
  partnerNickname: row.partner_nickname,
  partnerPronouns: row.partner_pronouns,
  partnerAvatarId: row.partner_avatar_id,
  relationshipLabel: row.relationship_label as RelationshipLabel | null,
  showsPartner: row.shows_partner === 1,
  hasFeed: row.has_feed === 1,
  emailUpdates: row.email_updates === 1,
  onboardingCompleted: row.onboarding_completed === 1,
  bio: row.bio,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  sessionEpoch: row.session_epoch,
});

export const toMemberRow = (member: Member): MemberRow & Row => ({
  id: member.id,
  email: member.email,
  first_name: member.firstName,
  last_name: member.lastName,
  profile_image_url: member.profileImageUrl,
  email_verified: Number(member.emailVerified),
  user_nickname: member.userNickname,
  nickname_key: member.userNickname === null ? null : nicknameKey(member.userNickname),
  user_pronouns: member.userPronouns,
  user_avatar_id: member.userAvatarId,
  partner_nickname: member.partnerNickname,
  partner_pronouns: member.partnerPronouns,
  partner_avatar_id: member.partnerAvatarId,
  relationship_label: member.relationshipLabel,
  shows_partner: Number(member.showsPartner),
  has_feed: Number(member.hasFeed),
  email_updates: Number(member.emailUpdates),
  onboarding_completed: Number(member.onboardingCompleted),
  bio: member.bio,
  created_at: member.createdAt,
  updated_at: member.updatedAt,
  session_epoch: member.sessionEpoch,
});

export type CredentialRow = {
  readonly user_id: string;
  readonly password_hash: string;
  readonly created_at: number;
  readonly updated_at: number;
};

export const toCredential = (row: CredentialRow): Credential => ({
  memberId: row.user_id as MemberId,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const toCredentialRow = (credential: Credential): CredentialRow & Row => ({
  user_id: credential.memberId,
  password_hash: credential.passwordHash,
  created_at: credential.createdAt,
  updated_at: credential.updatedAt,
});
