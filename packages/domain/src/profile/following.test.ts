import { describe, expect, test } from 'vitest';
import type { MemberId } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, aMember, NOON, VOTER } from '../test-support/records.ts';
import { writesOf } from '../test-support/writes.ts';
import type { ProfileStore } from './profile.port.ts';
import { follow, readFollowing, unfollow } from './relations.ts';

const profilesOf = (member: Member | null, isFollowerNamed = true, suspendedUntil: number | null = null) => {
  const followers = new Set<MemberId>();
  const writes: Write[] = [];
  const profiles: ProfileStore = {
    find: async (identifier) => (identifier === member?.userNickname || identifier === member?.id ? member : null),
    readStanding: async (_member, viewer) => ({
      followersCount: followers.size,
      followingCount: 0,
      isFollowing: viewer !== null && followers.has(viewer),
      conflictCount: 0,
      votedConflictCount: 0,
    }),
    follow: async (follower, _following, decide) => {
      const decided = decide({
        areNamed: isFollowerNamed,
        isFollowing: followers.has(follower),
        isBlocked: false,
        suspendedUntil,
      });
      for (const { followerId } of writesOf(decided, 'add-follow')) followers.add(followerId);
      writes.push(...decided.writes);
      return decided.result;
    },
    unfollow: async (follower) => void followers.delete(follower),
    listFollowers: async () => [],
    listFollowing: async () => [],
  };
  const set = (by: MemberId, identifier: string, isFollowing: boolean) =>
    isFollowing ? follow({ profiles, clock: () => NOON })(by, identifier) : unfollow({ profiles })(by, identifier);
  return { profiles, writes, set };
};

const FOLLOWED = { ok: true, value: { isFollowing: true, followersCount: 1, followingCount: 0 } };

describe('following', () => {
  test('counts, also for visitors, and notifies the member', async () => {
    const { profiles, set, writes } = profilesOf(aMember());
    expect(await set(VOTER, 'Ana', true)).toEqual(FOLLOWED);
    expect(await readFollowing({ profiles })(null, 'Ana')).toMatchObject({
      value: { isFollowing: false, followersCount: 1 },
    });
    expect(writes).toEqual([
      { kind: 'add-follow', followerId: VOTER, followingId: AUTHOR, at: NOON },
      {
        kind: 'raise-alert',
        alert: { memberId: AUTHOR, subject: { type: 'follower', followerId: VOTER }, count: 1, at: NOON },
      },
    ]);
  });

  test('changes nothing and notifies nobody when repeated', async () => {
    const { set, writes } = profilesOf(aMember());
    await set(VOTER, 'Ana', true);
    const first = [...writes];
    expect(await set(VOTER, 'Ana', true)).toEqual(FOLLOWED);
    expect(writes).toEqual(first);
  });

  test('is refused while suspended; unfollowing is not', async () => {
    const { set, writes } = profilesOf(aMember(), true, NOON + 1);
    expect(await set(VOTER, 'Ana', true)).toEqual({ ok: false, error: 'suspended' });
    expect((await set(VOTER, 'Ana', false)).ok).toBe(true);
    expect(writes).toEqual([]);
  });

  test('ends by unfollowing, which notifies nobody', async () => {
    const { profiles, set, writes } = profilesOf(aMember());
    await set(VOTER, 'Ana', true);
    expect(await set(VOTER, 'Ana', false)).toMatchObject({
      ok: true,
      value: { isFollowing: false, followersCount: 0 },
    });
    expect(await readFollowing({ profiles })(VOTER, 'Ana')).toMatchObject({ value: { isFollowing: false } });
    expect(writesOf({ writes }, 'raise-alert')).toHaveLength(1);
  });

  test.each([
    ['oneself, by name', aMember(), AUTHOR, 'Ana', 'cannot-follow-self'],
    ['oneself, by id', aMember(), AUTHOR, AUTHOR, 'cannot-follow-self'],
    ['nobody', null, VOTER, 'Ana', 'member-not-found'],
    ['a member who has told no name', aMember({ userNickname: null }), VOTER, AUTHOR, 'member-not-found'],
  ])('%s is refused, either way', async (_, member, follower, identifier, error) => {
    const { set, writes } = profilesOf(member);
    for (const isFollowing of [true, false])
      expect(await set(follower, identifier, isFollowing)).toEqual({ ok: false, error });
    expect(writes).toEqual([]);
  });
});

test('a member without a nickname cannot follow, but can unfollow', async () => {
  const { set, writes } = profilesOf(aMember(), false);
  expect(await set(VOTER, 'Ana', true)).toEqual({ ok: false, error: 'onboarding-required' });
  expect(writes).toEqual([]);
  expect(await set(VOTER, 'Ana', false)).toMatchObject({ ok: true, value: { isFollowing: false } });
});
