import type { HerShare, VoteHistory } from '../model/conflict.ts';

/** New votes in a day from which on a conflict is looked at. */
export const BUSY_FROM = 15;
/** A difference that chance alone makes less often than this is unusual. */
const UNUSUAL_BELOW = 0.001;

/** Whether established voters and the others vote more differently than chance explains. Which way is not told. */
export const isUnusual = ({ established, others }: Pick<VoteHistory, 'established' | 'others'>): boolean =>
  fisherExact(established, others) < UNUSUAL_BELOW;

/**
 * The two-sided p of Fisher's exact test: how likely two groups that do not differ would share their votes at least as
 * unlikely as this. It takes at most as many steps as the smaller group has votes.
 */
export const fisherExact = (one: HerShare, other: HerShare): number => {
  const hers = one.herVotes + other.herVotes;
  const least = Math.max(0, hers - other.totalVotes);
  const most = Math.min(one.totalVotes, hers);
  const next = (k: number) => ((one.totalVotes - k) * (hers - k)) / ((k + 1) * (other.totalVotes - hers + k + 1));
  // How likely each number of her votes in the one group is, in terms of the one that is there.
  let [sum, tail] = [1, 1];
  const go = (steps: number, ratio: (step: number) => number) => {
    for (let step = 0, weight = 1; step < steps; step++) {
      weight *= ratio(step);
      sum += weight;
      // As likely, but for rounding.
      if (weight <= 1 + 1e-7) tail += weight;
    }
  };
  go(most - one.herVotes, (step) => next(one.herVotes + step));
  go(one.herVotes - least, (step) => 1 / next(one.herVotes - step - 1));
  return tail / sum;
};
