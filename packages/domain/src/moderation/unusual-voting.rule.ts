import type { HerShare, VoteHistory } from '../model/conflict.ts';

/** A conflict is tested only if it got at least this many new votes in a day. */
export const BUSY_FROM = 15;
const UNUSUAL_BELOW = 0.001;

/** Says whether the two groups voted differently, but not in which direction. */
export const isUnusual = ({ established, others }: Pick<VoteHistory, 'established' | 'others'>): boolean =>
  fisherExact(established, others) < UNUSUAL_BELOW;

/** The two-sided p-value of Fisher's exact test. */
export const fisherExact = (one: HerShare, other: HerShare): number => {
  const hers = one.herVotes + other.herVotes;
  const least = Math.max(0, hers - other.totalVotes);
  const most = Math.min(one.totalVotes, hers);
  const next = (k: number) => ((one.totalVotes - k) * (hers - k)) / ((k + 1) * (other.totalVotes - hers + k + 1));
  // `weight` and `sum` are likelihoods divided by the likelihood of the observed count.
  let [sum, tail] = [1, 1];
  const go = (steps: number, ratio: (step: number) => number) => {
    for (let step = 0, weight = 1; step < steps; step++) {
      weight *= ratio(step);
      sum += weight;
      // The margin keeps rounding errors from leaving out counts that are as likely as the observed one.
      if (weight <= 1 + 1e-7) tail += weight;
    }
  };
  go(most - one.herVotes, (step) => next(one.herVotes + step));
  go(one.herVotes - least, (step) => 1 / next(one.herVotes - step - 1));
  return tail / sum;
};
