import type { AccountState, AccountStore } from '../accounts/accounts.port.ts';
import { putMember } from '../accounts/put-member.rule.ts';
import { type Clock, err, type MemberId, ok, type Result } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import { GEOMETRIC_AVATAR_ID, type Member, unchanged, type Write } from '../model/index.ts';
import { type ConfusableKeyOf, type NameRules, nameRules } from '../names/name-rules.rule.ts';
import { isSameNickname } from '../names/nickname.rule.ts';
import type { ErrorOf } from '../wire/index.ts';
import type { OnboardingInput, ProfileInput, profileRoutes } from './profile.api.ts';
import { type CurrentUserView, currentUserView } from './profile.view.ts';

export type ProfileError = ErrorOf<(typeof profileRoutes)['updateProfile']>;
type Needs = { accounts: AccountStore; clock: Clock; confusableKeyOf: ConfusableKeyOf };

export const completeOnboarding = (needs: Needs) => {
  const change = changeProfile(needs);
  return async (memberId: MemberId, input: OnboardingInput): Promise<Result<Member, ProfileError>> =>
    change(memberId, input.userNickname, (member) => ({
      ...member,
      ...input,
      userAvatarId: input.userAvatarId ?? member.userAvatarId ?? GEOMETRIC_AVATAR_ID,
      partnerAvatarId: input.partnerAvatarId ?? member.partnerAvatarId ?? GEOMETRIC_AVATAR_ID,
      relationshipLabel: input.relationshipLabel ?? null,
      onboardingCompleted: true,
    }));
};

export const updateProfile = (needs: Needs) => {
  const change = changeProfile(needs);
  return async (memberId: MemberId, input: ProfileInput): Promise<Result<Member, ProfileError>> =>
    change(memberId, input.userNickname ?? null, (member) => ({ ...member, ...given(input) }));
};

const changeProfile = ({ accounts, clock, confusableKeyOf }: Needs) => {
  const rules = nameRules(confusableKeyOf);
  return (memberId: MemberId, nickname: string | null, change: (member: Member) => Member) => {
    const now = clock();
    const key = { by: 'id', id: memberId, isShown: true } as const;
    return accounts.changeAccount<Result<Member, ProfileError>>(key, nickname, (state) => {
      const problem = nicknameProblem(rules, state, nickname);
      if (state.member === null || problem) return unchanged(err(problem ?? 'authentication-required'));
      const member = { ...change(state.member), updatedAt: now };
      if (takesPartnersNickname(state.member, member)) return unchanged(err('nickname-of-partner'));
      if (isSuspended(state, now) && !onlyRemovesContent(state.member, member)) return unchanged(err('suspended'));
      return { writes: savedProfile(state.member, member), result: ok(member) };
    });
  };
};

const nicknameProblem = (
  rules: NameRules,
  { member, nicknameOwner }: AccountState,
  nickname: string | null,
): ProfileError | null => {
  if (member === null) return 'authentication-required';
  if (nickname === null || nickname === member.userNickname) return null;
  if (nicknameOwner !== null && nicknameOwner !== member.id) return 'nickname-taken';
  return rules.problemOf(nickname);
};

/** False if neither nickname changes, so that the other fields can always be saved. */
const takesPartnersNickname = (before: Member, { userNickname, partnerNickname }: Member): boolean =>
  userNickname !== null &&
  partnerNickname !== null &&
  (userNickname !== before.userNickname || partnerNickname !== before.partnerNickname) &&
  isSameNickname(userNickname, partnerNickname);

const onlyRemovesContent = (before: Member, after: Member): boolean => {
  const told = ({
    emailUpdates: _mails,
    updatedAt: _at,
    showsPartner: _shows,
    hasFeed: _feed,
    bio: _bio,
    ...others
  }: Member) => JSON.stringify(others);
  const isBioGone = after.bio === null || after.bio === '' || after.bio === before.bio;
  const isLess = (part: 'showsPartner' | 'hasFeed') => before[part] || !after[part];
  return isBioGone && isLess('showsPartner') && isLess('hasFeed') && told(before) === told(after);
};

const savedProfile = (before: Member, after: Member): readonly Write[] => {
  const shown = ({ userNickname, partnerNickname, userAvatarId, partnerAvatarId }: Member) => ({
    userNickname: userNickname ?? '',
    partnerNickname: partnerNickname ?? '',
    userAvatarId: userAvatarId ?? GEOMETRIC_AVATAR_ID,
    partnerAvatarId: partnerAvatarId ?? GEOMETRIC_AVATAR_ID,
  });
  const isSame = JSON.stringify(shown(before)) === JSON.stringify(shown(after));
  const put = putMember(after, before);
  return isSame ? put : [...put, { kind: 'show-author', authorId: after.id, shown: shown(after) }];
};

/** Removes `undefined` fields, because they would overwrite stored fields. */
const given = (input: ProfileInput) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof ProfileInput]: Exclude<ProfileInput[K], undefined>;
  };

export const readCurrentUser =
  ({ accounts }: { accounts: AccountStore }) =>
  async (id: MemberId): Promise<Result<CurrentUserView, 'authentication-required'>> => {
    const member = await accounts.findMember(id);
    return member === null ? err('authentication-required') : ok(currentUserView(member));
  };
