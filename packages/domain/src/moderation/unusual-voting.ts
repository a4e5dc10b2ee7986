import { planOnce } from '../jobs/plan-once.ts';
import { type Clock, HOUR, startOfDay, WEEK } from '../kernel/index.ts';
import type { HerShare, VoteHistory } from '../model/index.ts';
import { countedHistory } from '../voting/excluded.rule.ts';
import type { BusyPlace, UnusualVotingStore } from './moderation.port.ts';

const AT_NIGHT = 3 * HOUR;
const PAGE = 200;
/** Milliseconds after a review in which a conflict is not flagged again. */
const COOLDOWN = WEEK;

export const planLookAtVoting = planOnce(
  (now) => startOfDay(now - AT_NIGHT),
  (day, runAt) => ({
    key: `look-at-voting:${new Date(day).toISOString().slice(0, 10)}`,
    payload: { kind: 'look-at-voting' },
    runAt,
  }),
);

type Needs = { unusualVoting: Pick<UnusualVotingStore, 'listBusy' | 'note'>; clock: Clock };

export const lookAtVoting =
  ({ unusualVoting, clock }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    for (let after: BusyPlace | null = null; ; ) {
      const busy = await unusualVoting.listBusy(BUSY_FROM, after, PAGE);
      for (const { place, history } of busy)
        if (isUnusual(countedHistory(history))) await unusualVoting.note(place[2], startOfDay(now), now - COOLDOWN);
      after = busy.at(-1)?.place ?? null;
      if (busy.length < PAGE || after === null) return;
    }
  };

export const BUSY_FROM = 15;
const UNUSUAL_BELOW = 0.001;

export const isUnusual = ({ established, others }: Pick<VoteHistory, 'established' | 'others'>): boolean =>
  fisherExact(established, others) < UNUSUAL_BELOW;

/** The two-sided p-value of Fisher's exact test. */
export const fisherExact = (one: HerShare, other: HerShare): number => {
  const hers = one.herVotes + other.herVotes;
  const least = Math.max(0, hers - other.totalVotes);
  const most = Math.min(one.totalVotes, hers);
  const next = (k: number) => ((one.totalVotes - k) * (hers - k)) / ((k + 1) * (other.totalVotes - hers + k + 1));
  let [sum, tail] = [1, 1];
  const go = (steps: number, ratio: (step: number) => number) => {
    for (let step = 0, weight = 1; step < steps; step++) {
      weight *= ratio(step);
      sum += weight;
      // The margin allows for rounding errors.
      if (weight <= 1 + 1e-7) tail += weight;
    }
  };
  go(most - one.herVotes, (step) => next(one.herVotes + step));
  go(one.herVotes - least, (step) => 1 / next(one.herVotes - step - 1));
  return tail / sum;
};
