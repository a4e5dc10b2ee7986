import { expect, test } from 'vitest';
import type { JobPayload } from '../model/job.ts';
import { toMemberId } from '../test-support/records.ts';
import { JOBS_AT_ONCE, leaseIn, QUEUE_NAMES, queueOf } from './job-terms.rule.ts';

const mail = (template: 'reset-password' | 'alert'): JobPayload =>
  ({ kind: 'mail', mail: { template, to: 'ada@example.org' } }) as JobPayload;

test('mails that people wait for have a queue without alerts, digests or erasure', () => {
  const others: readonly JobPayload[] = [
    mail('alert'),
    { kind: 'weekly-digest', memberId: toMemberId('ada'), since: 0 },
    { kind: 'plan-digests', since: 0, after: null },
    { kind: 'erase-member', memberId: toMemberId('ada'), conflicts: 'leave' },
  ];
  expect([mail('reset-password'), ...others].map(queueOf)).toEqual(['urgent', 'news', 'bulk', 'bulk', 'upkeep']);
});

test('every queue has capacity, and a lease of at least three heartbeats of each kind', () => {
  for (const queue of QUEUE_NAMES)
    expect([queue, JOBS_AT_ONCE[queue] > 0, leaseIn(queue) >= 60_000]).toEqual([queue, true, true]);
});
