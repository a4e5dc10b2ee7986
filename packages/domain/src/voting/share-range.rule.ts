import type { Tally } from '../model/index.ts';

/** Percent, 0 to 100. */
export type ShareRange = { readonly low: number; readonly high: number };

/** Standard normal quantile for 95% confidence. */
export const Z = 1.959963984540054;
const CALLED_FROM = 10;

/** The 95% Wilson interval of her share, not rounded; null without votes. */
export const shareRange = ({ herVotes, totalVotes: n }: Tally): ShareRange | null => {
  if (n === 0) return null;
  const share = herVotes / n;
  const centre = share + Z ** 2 / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z / (2 * n)) ** 2);
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * value) / (1 + Z ** 2 / n)));
  return { low: percent(centre - reach), high: percent(centre + reach) };
};

export const shownRange = (tally: Tally): ShareRange | null => {
  const range = shareRange(tally);
  return range && { low: Math.round(range.low), high: Math.round(range.high) };
};

export const isTooClose = (tally: Tally): boolean => {
  const range = shareRange(tally);
  if (range === null || tally.totalVotes < CALLED_FROM || tally.herVotes === tally.hisVotes) return false;
  return range.low <= 50 && range.high >= 50;
};
