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
      // Without storage, the offer returns on the next visit.
    }
  },
});
