import type { Clock } from '@twosides/domain/kernel';

/** Never returns the same time twice, so that lists by time have a defined order. */
export const momentsApart = (): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
};
