import type { HerShare, VoteHistory } from '../model/conflict.ts';

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
