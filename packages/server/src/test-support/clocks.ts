import type { Clock } from '@twosides/domain/kernel';

/**
 * A clock that never returns the same time twice, so that lists by time have the order of the requests: on a fast
 * machine two requests end within a millisecond.
 */
export const momentsApart = (): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
};
