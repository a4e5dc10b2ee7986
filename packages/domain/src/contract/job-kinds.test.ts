import { expect, test } from 'vitest';
import { JOB_LANES, JOBS_AT_ONCE, laneOf, leaseIn } from '../jobs/job-terms.rule.ts';
import type { JobPayload } from '../model/job.ts';
import { toMemberId } from '../test-support/records.ts';
import { JOB_KINDS } from './job-kinds.ts';

const mail = (template: 'reset-password' | 'alert'): JobPayload =>
  ({ kind: 'mail', mail: { template, to: 'ada@example.org' } }) as JobPayload;

test('a mail that somebody waits for has a lane in which no news, no mail to many and no erasure is', () => {
  const others: readonly JobPayload[] = [
    mail('alert'),
    { kind: 'weekly-digest', memberId: toMemberId('ada'), since: 0 },
    { kind: 'plan-digests', since: 0, after: null },
    { kind: 'erase-member', memberId: toMemberId('ada'), conflicts: 'leave' },
  ];
  expect([mail('reset-password'), ...others].map((payload) => laneOf(JOB_KINDS, payload))).toEqual([
    'urgent',
    'news',
    'bulk',
    'bulk',
    'upkeep',
  ]);
});

test('every lane has room, and a lease that outlives three signs of life of any of its kinds', () => {
  for (const lane of JOB_LANES)
    expect([lane, JOBS_AT_ONCE[lane] > 0, leaseIn(JOB_KINDS, lane) >= 60_000]).toEqual([lane, true, true]);
});

test('only what was promised for ever is never given up', () => {
  const owed = Object.entries(JOB_KINDS).filter(([, { patience }]) => patience === null);
  expect(owed.map(([kind]) => kind)).toEqual(['erase-member']);
});
