import type { Tally } from '../model/conflict.ts';

/** Percent of her share, from 0 to 100. */
export type ShareRange = { readonly low: number; readonly high: number };

/** Of 95 intervals in a hundred the share among everyone who is like the voters lies inside. */
export const Z = 1.959963984540054;
/** Votes under which no result is called close: a range is wide by nature then. */
const CALLED_FROM = 10;

/** The 95 % Wilson interval of her share, not rounded; null without a vote. */
export const shareRange = ({ herVotes, totalVotes: n }: Tally): ShareRange | null => {
  if (n === 0) return null;
  const share = herVotes / n;
  const centre = share + Z ** 2 / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + (Z / (2 * n)) ** 2);
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * value) / (1 + Z ** 2 / n)));
  return { low: percent(centre - reach), high: percent(centre + reach) };
};

/** As it is shown: whole percent. */
export const shownRange = (tally: Tally): ShareRange | null => {
  const range = shareRange(tally);
  return range && { low: Math.round(range.low), high: Math.round(range.high) };
};

/** Whether the lead may be chance: 50 lies inside the range. Never of equal counts, which are called a tie. */
export const isTooClose = (tally: Tally): boolean => {
  const range = shareRange(tally);
  if (range === null || tally.totalVotes < CALLED_FROM || tally.herVotes === tally.hisVotes) return false;
  return range.low <= 50 && range.high >= 50;
};
