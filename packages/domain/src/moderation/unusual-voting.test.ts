import { expect, test } from 'vitest';
import type { ConflictId } from '../kernel/ids.ts';
import { DAY, HOUR, startOfDay, WEEK } from '../kernel/time.ts';
import { type HerShare, NO_HISTORY } from '../model/conflict.ts';
import type { NewJob } from '../model/job.ts';
import { NOON } from '../test-support/records.ts';
import { FISHER } from '../test-support/reference-figures.ts';
import type { BusyConflict, UnusualVotingStore } from './moderation.port.ts';
import { BUSY_FROM, fisherExact, isUnusual, lookAtVoting, planLookAtVoting } from './unusual-voting.ts';

test('plans each night once, even with two processes, and catches up after a late start', async () => {
  const known = new Map<string, NewJob>();
  const enqueue = async (added: readonly NewJob[]) => {
    for (const job of added) known.set(job.key, job);
  };
  const jobs = { enqueue };
  let now = startOfDay(NOON) + 2 * HOUR;
  const clock = () => now;
  const processes = [planLookAtVoting({ jobs, clock }), planLookAtVoting({ jobs, clock })];
  const pass = async (time: number) => {
    now += time;
    for (const plan of processes) await plan();
    return known.size;
  };
  expect(await pass(0)).toBe(1);
  expect(await pass(HOUR)).toBe(2);
  expect(await pass(HOUR)).toBe(2);
  expect(await pass(DAY)).toBe(3);
});

const conflictOf = (id: number, established: HerShare, others: HerShare): BusyConflict => ({
  place: [BUSY_FROM, 100, id as ConflictId],
  history: { ...NO_HISTORY, established, others },
});

test('checks all busy conflicts page by page, and records those where established members vote differently', async () => {
  const even = { herVotes: 20, totalVotes: 40 };
  const odd = { herVotes: 38, totalVotes: 40 };
  const busy = Array.from({ length: 450 }, (_, n) => conflictOf(n + 1, even, n % 100 === 7 ? odd : even));
  const noted: unknown[] = [];
  const unusualVoting: Pick<UnusualVotingStore, 'listBusy' | 'note'> = {
    listBusy: async (least, after, limit) => {
      expect(least).toBe(BUSY_FROM);
      return busy.slice(after?.[2] ?? 0, (after?.[2] ?? 0) + limit);
    },
    note: async (...note) => void noted.push(note),
  };
  await lookAtVoting({ unusualVoting, clock: () => NOON })();
  expect(noted).toEqual([8, 108, 208, 308, 408].map((id) => [id, startOfDay(NOON), NOON - WEEK]));
});

test.each(FISHER)('%i of %i for her against %i of %i is as likely as SciPy has it, for him too', (...row) => {
  const [her, all, otherHer, otherAll, p] = row;
  const one = { herVotes: her, totalVotes: all };
  const other = { herVotes: otherHer, totalVotes: otherAll };
  const found = fisherExact(one, other);
  expect(Math.abs(found - p)).toBeLessThanOrEqual(1e-6 * p);
  expect(fisherExact(other, one)).toBeCloseTo(found, 9);
  const turned = ({ herVotes, totalVotes }: HerShare) => ({ herVotes: totalVotes - herVotes, totalVotes });
  expect(fisherExact(turned(one), turned(other))).toBeCloseTo(p, 9);
  expect(isUnusual({ established: one, others: other })).toBe(p < 0.001);
});
