import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type FollowingView, followingView } from './following.view.ts';
import type { ProfileStore } from './profile-store.port.ts';

export const readFollowing =
  ({ profiles }: { profiles: ProfileStore }) =>
  async (viewer: MemberId | null, identifier: string): Promise<Result<FollowingView, 'member-not-found'>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    return ok(followingView(await profiles.readStanding(member.id, viewer, 'public')));
  };
