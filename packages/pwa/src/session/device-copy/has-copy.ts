/** Prefix of the storage keys of stored queries. */
export const COPY_PREFIX = 'copy:';

/** Whether any query is stored, so that the first render should wait for it. */
export function hasCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX));
  } catch {
    return false;
  }
}
