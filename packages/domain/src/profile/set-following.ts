import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type Decided, unchanged } from '../model/write.ts';
import { type FollowingView, followingView } from './following.view.ts';
import type { FollowState, ProfileStore } from './profile-store.port.ts';

export type FollowError = 'member-not-found' | 'cannot-follow-self' | 'onboarding-required';

/** Follows a member, or stops following; doing it again changes nothing. Members without a nickname cannot follow. */
export const setFollowing =
  ({ profiles, clock }: { profiles: ProfileStore; clock: Clock }) =>
  async (follower: MemberId, identifier: string, isFollowing: boolean): Promise<Result<FollowingView, FollowError>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    if (member.id === follower) return err('cannot-follow-self');
    const now = clock();
    if (isFollowing) {
      const followed = await profiles.follow(follower, member.id, (state) =>
        decideFollow(state, follower, member.id, now),
      );
      if (!followed.ok) return followed;
    } else await profiles.unfollow(follower, member.id);
    return ok(followingView(await profiles.readStanding(member.id, follower, 'public')));
  };

/** Following twice is following once; the first time stays, and is news. */
export const decideFollow = (
  { areNamed, isFollowing }: FollowState,
  followerId: MemberId,
  followingId: MemberId,
  at: Timestamp,
): Decided<Result<null, 'onboarding-required'>> => {
  if (!areNamed) return unchanged(err('onboarding-required'));
  if (isFollowing) return unchanged(ok(null));
  const alert = { memberId: followingId, subject: { type: 'follower', followerId }, count: 1, at } as const;
  return {
    writes: [
      { kind: 'add-follow', followerId, followingId, at },
      { kind: 'raise-alert', alert },
    ],
    result: ok(null),
  };
};
