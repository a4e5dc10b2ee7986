import { newOperationId } from '../api/operation-id.ts';

const STORAGE_KEY = 'tab';

let id: string | undefined;

/**
 * Identifies this tab across reloads. Stored only while the page unloads, because a duplicated tab copies its storage.
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
    // After a reload it is a new tab, which continues the newest draft.
  }
}
