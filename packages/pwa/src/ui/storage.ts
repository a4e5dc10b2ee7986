export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** In private windows and on full disks, storage may throw. It then counts as empty, and nothing is stored. */
const safe = (open: () => Storage) => ({
  read: (key: string): string | null => attempt(() => open().getItem(key)),
  readJson: (key: string) => attempt(() => JSON.parse(open().getItem(key) ?? 'null')),
  write: (key: string, value: string): void => void attempt(() => open().setItem(key, value)),
  remove: (key: string): void => void attempt(() => open().removeItem(key)),
});

export const tabStorage = safe(() => sessionStorage);
export const deviceStorage = safe(() => localStorage);
