import { type Clock, err, type MemberId, ok, type Result, type Timestamp } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import { type Decided, unchanged } from '../model/index.ts';
import type { FollowState, ProfileStore, Relation, RelationStore } from './profile.port.ts';
import { type FollowedView, type FollowingView, followingView, type RelationView } from './profile.view.ts';

export type FollowError = 'member-not-found' | 'cannot-follow-self' | 'onboarding-required';

type Needs = { profiles: ProfileStore; clock: Clock };

export const readFollowing =
  ({ profiles }: Pick<Needs, 'profiles'>) =>
  async (viewer: MemberId | null, identifier: string): Promise<Result<FollowingView, 'member-not-found'>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    return ok(await readFollowed(profiles, viewer, member.id));
  };

export const follow =
  ({ profiles, clock }: Needs) =>
  async (
    follower: MemberId,
    identifier: string,
  ): Promise<Result<FollowingView, FollowError | 'suspended' | 'cannot-follow'>> => {
    const found = await findOther(profiles, follower, identifier);
    if (!found.ok) return found;
    const now = clock();
    const followed = await profiles.follow(follower, found.value, (state) =>
      decideFollow(state, follower, found.value, now),
    );
    return followed.ok ? ok(await readFollowed(profiles, follower, found.value)) : followed;
  };

export const unfollow =
  ({ profiles }: Pick<Needs, 'profiles'>) =>
  async (follower: MemberId, identifier: string): Promise<Result<FollowingView, FollowError>> => {
    const found = await findOther(profiles, follower, identifier);
    if (!found.ok) return found;
    await profiles.unfollow(follower, found.value);
    return ok(await readFollowed(profiles, follower, found.value));
  };

const FOLLOWED_SHOWN = 500;

export const listFollowing =
  ({ profiles }: { profiles: Pick<ProfileStore, 'listFollowing'> }) =>
  async (member: MemberId): Promise<FollowedView[]> => [...(await profiles.listFollowing(member, FOLLOWED_SHOWN))];

const findOther = async (
  profiles: ProfileStore,
  follower: MemberId,
  identifier: string,
): Promise<Result<MemberId, FollowError>> => {
  const member = await profiles.find(identifier);
  if (member === null || member.userNickname === null) return err('member-not-found');
  return member.id === follower ? err('cannot-follow-self') : ok(member.id);
};

const readFollowed = async (profiles: ProfileStore, viewer: MemberId | null, member: MemberId) =>
  followingView(await profiles.readStanding(member, viewer));

export const decideFollow = (
  { areNamed, isFollowing, isBlocked, suspendedUntil }: FollowState,
  followerId: MemberId,
  followingId: MemberId,
  at: Timestamp,
): Decided<Result<null, 'suspended' | 'onboarding-required' | 'cannot-follow'>> => {
  if (isSuspended({ suspendedUntil }, at)) return unchanged(err('suspended'));
  if (!areNamed) return unchanged(err('onboarding-required'));
  if (isBlocked) return unchanged(err('cannot-follow'));
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

export const RELATED_SHOWN = 500;

export type RelationError = 'member-not-found' | 'cannot-relation-self';

type RelationNeeds = { profiles: Pick<ProfileStore, 'find'>; relations: RelationStore; clock: Clock };

export const changeRelation =
  ({ profiles, relations, clock }: RelationNeeds) =>
  async (
    viewer: MemberId,
    identifier: string,
    change: Partial<Relation>,
  ): Promise<Result<RelationView, RelationError>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    if (member.id === viewer) return err('cannot-relation-self');
    await relations.relation(viewer, member.id, change, clock());
    return ok({ nickname: member.userNickname, ...(await relations.find(viewer, member.id)) });
  };

export const listRelated =
  ({ relations }: Pick<RelationNeeds, 'relations'>) =>
  async (viewer: MemberId): Promise<RelationView[]> => [...(await relations.list(viewer, RELATED_SHOWN))];
