import type { CurrentUserView, SignedIn } from '../contract/views.ts';
import type { MemberId } from '../model/ids.ts';
import type { Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import { err, ok, type Result } from '../result.ts';
import { toIsoTime } from './conflict-view.ts';

/** The signed-in member, as only that member may see it. */
export const readCurrentUser =
  ({ accounts }: { accounts: AccountStore }) =>
  async (id: MemberId): Promise<Result<CurrentUserView, 'authentication-required'>> => {
    const member = await accounts.findMember(id);
    return member === null ? err('authentication-required') : ok(currentUserView(member));
  };

export const signedInView = (member: Member): SignedIn => ({
  needsOnboarding: !member.onboardingCompleted,
  user: currentUserView(member),
});

export const currentUserView = ({
  lastName: _lastName,
  updatedAt: _updatedAt,
  sessionEpoch: _sessionEpoch,
  createdAt,
  ...member
}: Member): CurrentUserView => ({
  ...member,
  createdAt: toIsoTime(createdAt),
});
