export const COPY_PREFIX = 'copy:';

export function hasCopy(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX));
  } catch {
    return false;
  }
}
