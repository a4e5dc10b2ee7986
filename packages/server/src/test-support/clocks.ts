import type { Clock } from '@twosides/domain/kernel';

export const momentsApart = (): Clock => {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
};
