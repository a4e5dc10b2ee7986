/** Begins the key of every answer that is kept on the device. */
export const COPY_PREFIX = 'copy:';

/** Whether anything was kept: then it is worth to wait for, before the first render. */
export function hasCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX));
  } catch {
    return false;
  }
}
