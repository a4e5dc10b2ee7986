const STORAGE_KEY = 'pending-question';

/** The title of a conflict that somebody began elsewhere on the site; given once. */
export function takePendingQuestion(): string | null {
  try {
    const question = localStorage.getItem(STORAGE_KEY);
    localStorage.removeItem(STORAGE_KEY);
    return question?.trim() || null;
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}
