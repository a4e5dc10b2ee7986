import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { NewAlert } from '../model/alert.ts';
import { type FollowingView, followingView } from './following.view.ts';
import type { ProfileStore } from './profile-store.port.ts';

export type FollowError = 'member-not-found' | 'cannot-follow-self' | 'onboarding-required';

/** Follows a member, or stops following; doing it again changes nothing. Members without a nickname cannot follow. */
export const setFollowing =
  ({ profiles, clock }: { profiles: ProfileStore; clock: Clock }) =>
  async (follower: MemberId, identifier: string, isFollowing: boolean): Promise<Result<FollowingView, FollowError>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    if (member.id === follower) return err('cannot-follow-self');
    const at = clock();
    const alert: NewAlert = { memberId: member.id, subject: { type: 'follower', followerId: follower }, count: 1, at };
    if (!isFollowing) await profiles.unfollow(follower, member.id);
    else if (!(await profiles.follow(follower, member.id, at, alert))) return err('onboarding-required');
    return ok(followingView(await profiles.readStanding(member.id, follower, 'public')));
  };
