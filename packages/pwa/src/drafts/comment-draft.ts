import type { ConflictId } from '@twosides/domain';

const keyOf = (id: ConflictId) => `draft:comment:${id}`;

/** What was written under a conflict and not sent: it outlives signing in, a reload and a step back, within the tab. */
export function readDraft(id: ConflictId): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

/** An empty text removes the draft. */
export function writeDraft(id: ConflictId, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
