import type { Clock } from '@twosides/domain/kernel';

/**
 * A clock that never returns the same time twice. Otherwise two requests within a millisecond would have no order in
 * lists by time.
 */
export const momentsApart = (): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
};
