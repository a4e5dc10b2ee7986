import type { Clock } from '@twosides/domain/kernel';

/**
 * Never tells the same moment twice, so that a list by time has what was done in turn in that turn: on a quick machine
 * two requests are over within a millisecond, and what came in one stands as chance has it.
 */
export const momentsApart = (): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
};
