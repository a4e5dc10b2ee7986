import { DAY } from '@twosides/domain/kernel';

const FOR = 90 * DAY;

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
      // Without storage, the app cannot remember "Not now", so it will make the offer again.
    }
  },
});
