import { expect, test } from 'vitest';
import type { Conflict, NewAlert, NewJob } from '../model/index.ts';
import type { Follower } from '../profile/profile.port.ts';
import { AUTHOR, aConflict, NOON, toMemberId } from '../test-support/records.ts';
import { notifyFollowers } from './notify-followers.ts';

const notifying = async (conflict: Conflict | null, followers: readonly Follower[]) => {
  const raised: NewAlert[] = [];
  const enqueued: NewJob[] = [];
  const listed: unknown[] = [];
  await notifyFollowers({
    conflicts: { changeConflict: async (_, decide) => decide(conflict).result },
    profiles: {
      listFollowers: async (member, after) => {
        listed.push([member, after]);
        return followers;
      },
    },
    alerts: { raise: async (alerts) => void raised.push(...alerts) },
    jobs: { enqueue: async (jobs) => void enqueued.push(...jobs) },
    clock: () => NOON,
  })({ kind: 'notify-followers', conflictId: aConflict().id, after: null });
  return { raised, enqueued, listed };
};

const BEN: Follower = { memberId: toMemberId('ben'), isMuting: false };

test('alerts the followers of the author who do not mute them', async () => {
  const muting = { memberId: toMemberId('cleo'), isMuting: true };
  const subject = { type: 'followed-posted', conflictId: 17 };
  expect(await notifying(aConflict(), [BEN, muting])).toEqual({
    listed: [[AUTHOR, null]],
    raised: [{ memberId: 'ben', subject, count: 1, at: NOON }],
    enqueued: [],
  });
});

test('goes on after a full page, also when its last follower mutes the author', async () => {
  const page = Array.from({ length: 100 }, (_, n) => ({ memberId: toMemberId(`m-${n}`), isMuting: n === 99 }));
  const { raised, enqueued } = await notifying(aConflict(), page);
  expect(raised).toHaveLength(99);
  const payload = { kind: 'notify-followers', conflictId: 17, after: 'm-99' };
  expect(enqueued).toEqual([{ key: 'notify-followers:17:m-99', payload, runAt: NOON }]);
});

test.each([
  ['unknown', null],
  ['taken down', aConflict({ isActive: false })],
  ['collapsed', aConflict({ review: 'collapsed-by-reports' })],
  ['anonymous', aConflict({ anonymous: true })],
  ['of a deleted account', aConflict({ submittedBy: null })],
])('alerts nobody to a conflict that is %s', async (_, conflict) => {
  expect(await notifying(conflict, [BEN])).toEqual({ raised: [], enqueued: [], listed: [] });
});
