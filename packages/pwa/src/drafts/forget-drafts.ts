/** Every draft's key begins with it, in both storages. */
const PREFIX = 'draft:';

/** On signing out: what a member was in the middle of telling is nobody else's to find on this device. */
export const forgetDrafts = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
};
