import type { Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import type { Row } from '../kernel/rows.ts';

export const SELECT_MEMBER = `
  SELECT id, email, first_name, last_name, profile_image_url, email_verified, user_nickname, user_pronouns,
    user_avatar_id, partner_nickname, partner_pronouns, partner_avatar_id, relationship_label, shows_partner, has_feed,
    email_updates, onboarding_completed, bio, created_at, updated_at, session_epoch
  FROM users`;

export const toMemberRow = (member: Member): Row => ({
  ...member,
  nicknameKey: member.userNickname === null ? null : nicknameKey(member.userNickname),
  confusableKey: member.userNickname === null ? null : confusableKeyOf(member.userNickname),
});
