const STORAGE_KEY = 'pending-question';

/** Begins a conflict with this question: the submit form takes it as the title, also after signing in. */
export function keepPendingQuestion(question: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, question);
  } catch {
    // Without storage the form opens empty.
  }
}

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
