import { newOperationId } from '../api/operation-id.ts';

const STORAGE_KEY = 'tab';

let id: string | undefined;

/**
 * Survives reloads. The id is in storage only between two page loads, because a duplicated tab copies the storage and
 * must get its own id.
 */
export function tabId(): string {
  if (id !== undefined) return id;
  const own = takeOver() ?? newOperationId();
  window.addEventListener('pagehide', () => handOn(own));
  window.addEventListener('pageshow', takeOver);
  id = own;
  return own;
}

function takeOver(): string | null {
  try {
    const left = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return left;
  } catch {
    return null;
  }
}

function handOn(own: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, own);
  } catch {
    // Without storage, a reloaded tab gets a new id and continues the newest draft.
  }
}
