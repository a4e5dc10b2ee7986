import { DAY } from '@twosides/domain/kernel';

const FOR = 90 * DAY;

/**
 * Remembers on this device that something offered was put off: for 90 days.
 * @param key of what is offered, in the browser's storage
 */
export const createNotNow = (key: string) => ({
  isPutOff(): boolean {
    try {
      return Date.now() - Number(localStorage.getItem(key) ?? 0) < FOR;
    } catch {
      return false;
    }
  },
  putOff(): void {
    try {
      localStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage it is asked again on the next visit.
    }
  },
});
