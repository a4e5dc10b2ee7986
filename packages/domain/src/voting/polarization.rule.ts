import type { Tally } from '../model/conflict.ts';

export type PolarizationLevel = 'High' | 'Medium' | 'Low';

/** By how far her share is from 50%: under 10 High (shown with a Hot badge), under 25 Medium, otherwise Low. */
export const polarizationLevel = ({ herVotes, totalVotes }: Tally): PolarizationLevel => {
  if (totalVotes === 0) return 'Low';
  const distance = Math.abs((100 * herVotes) / totalVotes - 50);
  if (distance < 10) return 'High';
  return distance < 25 ? 'Medium' : 'Low';
};

/** A conflict that carries the Hot badge. */
export const isPolarizing = (tally: Tally): boolean => polarizationLevel(tally) === 'High';
