import type { PageQueryInput } from '../contract/conflict.schema.ts';
import { LIST_LIMIT_DEFAULT } from '../contract/limits.ts';
import type { ConflictView, FollowingView, ProfileView } from '../contract/views.ts';
import type { NewAlert } from '../model/alert.ts';
import { GEOMETRIC_AVATAR_ID } from '../model/avatar.ts';
import { type MemberId, parseConflictId } from '../model/ids.ts';
import type { Member } from '../model/member.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConflictStore } from '../ports/conflict-store.ts';
import type { PointsStore } from '../ports/points-store.ts';
import type { AuthorScope, ProfileStore, Standing } from '../ports/profile-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { startOfMonth } from '../rules/time-ago.ts';
import { listedConflictView, toIsoTime } from './conflict-view.ts';
import type { Page } from './list-conflicts.ts';
import { pointsView } from './read-leaderboard.ts';

/**
 * A member as everyone may see them, with points as they were last published; one's own are as they stand now. Someone
 * who has told no name yet has no profile.
 */
export const readProfile =
  ({ profiles, points, clock }: { profiles: ProfileStore; points: PointsStore; clock: Clock }) =>
  async (viewer: MemberId | null, identifier: string): Promise<Result<ProfileView, 'member-not-found'>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    const [standing, record] = await Promise.all([
      profiles.readStanding(member.id, viewer, 'public'),
      points.readRecord(member.id, member.id === viewer ? 'self' : 'everyone'),
    ]);
    return ok({ ...profileView(member, member.userNickname, standing, viewer), points: pointsView(record, clock()) });
  };

/** Whether the viewer follows a member, and how many do. */
export const readFollowing =
  ({ profiles }: { profiles: ProfileStore }) =>
  async (viewer: MemberId | null, identifier: string): Promise<Result<FollowingView, 'member-not-found'>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    return ok(followingView(await profiles.readStanding(member.id, viewer, 'public')));
  };

export type FollowError = 'member-not-found' | 'cannot-follow-self' | 'onboarding-required';

/** Follows a member, or stops following; doing it again changes nothing. Who has told no name yet follows nobody. */
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

type ListNeeds = { profiles: ProfileStore; conflicts: ConflictStore; secrets: Secrets; clock: Clock };

/** A member's conflicts in their own name, newest first. */
export const listProfileConflicts =
  (needs: ListNeeds) =>
  async (
    viewer: MemberId | null,
    identifier: string,
    query: PageQueryInput,
  ): Promise<Result<Page<ConflictView>, 'member-not-found' | 'invalid-input'>> => {
    const member = await needs.profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    return listByAuthor(needs, member.id, 'public', viewer, query);
  };

/** All of one's own conflicts, also anonymous and taken-down ones. */
export const listOwnConflicts =
  (needs: Omit<ListNeeds, 'profiles'>) =>
  (member: MemberId, query: PageQueryInput): Promise<Result<Page<ConflictView>, 'invalid-input'>> =>
    listByAuthor(needs, member, 'own', member, query);

const listByAuthor = async (
  { conflicts, secrets, clock }: Omit<ListNeeds, 'profiles'>,
  author: MemberId,
  scope: AuthorScope,
  viewer: MemberId | null,
  { limit = LIST_LIMIT_DEFAULT, cursor }: PageQueryInput,
): Promise<Result<Page<ConflictView>, 'invalid-input'>> => {
  const after = cursor === undefined ? null : parseConflictId(cursor);
  if (cursor !== undefined && after === null) return err('invalid-input');
  const page = await conflicts.listByAuthor({
    author,
    scope,
    limit,
    after,
    viewer: viewer && secrets.voterOf(viewer),
  });
  const context = { viewer, now: clock(), trendingTop: page.trendingTop };
  const last = page.items.at(-1);
  return ok({
    items: page.items.map((item) => listedConflictView(item.conflict, item.viewerSide, item.recentComments, context)),
    nextCursor: page.hasMore && last ? String(last.conflict.id) : null,
  });
};

const followingView = ({ isFollowing, followersCount, followingCount }: Standing): FollowingView => ({
  isFollowing,
  followersCount,
  followingCount,
});

const profileView = (
  member: Member,
  userNickname: string,
  standing: Standing,
  viewer: MemberId | null,
): Omit<ProfileView, 'points'> => ({
  ...standing,
  id: member.id,
  userNickname,
  userPronouns: member.userPronouns,
  userAvatarId: member.userAvatarId ?? GEOMETRIC_AVATAR_ID,
  partnerNickname: member.partnerNickname,
  partnerAvatarId: member.partnerAvatarId,
  bio: member.bio,
  createdAt: toIsoTime(startOfMonth(member.createdAt)),
  isOwn: member.id === viewer,
});
