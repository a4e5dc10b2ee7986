/** Storage key prefix. */
export const COPY_PREFIX = 'copy:';

/** Whether anything is stored, worth waiting for before the first render. */
export function hasCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX));
  } catch {
    return false;
  }
}
