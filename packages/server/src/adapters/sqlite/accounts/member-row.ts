import type { Credential, Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import type { Row } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

export const MEMBERS = recordsOf<Member>({
  id: 'plain',
  email: 'plain',
  firstName: 'plain',
  lastName: 'plain',
  profileImageUrl: 'plain',
  emailVerified: 'flag',
  userNickname: 'plain',
  userPronouns: 'plain',
  userAvatarId: 'plain',
  partnerNickname: 'plain',
  partnerPronouns: 'plain',
  partnerAvatarId: 'plain',
  relationshipLabel: 'plain',
  showsPartner: 'flag',
  hasFeed: 'flag',
  emailUpdates: 'flag',
  onboardingCompleted: 'flag',
  bio: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
  sessionEpoch: 'plain',
});

export const toMemberRow = (member: Member): Row => ({
  ...MEMBERS.toRow(member),
  nickname_key: member.userNickname === null ? null : nicknameKey(member.userNickname),
});

export const CREDENTIALS = recordsOf<Credential>(
  { memberId: 'plain', passwordHash: 'plain', createdAt: 'plain', updatedAt: 'plain' },
  { memberId: 'user_id' },
);
