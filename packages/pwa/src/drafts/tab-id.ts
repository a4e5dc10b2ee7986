import { newOperationId } from '../api/operation-id.ts';

const STORAGE_KEY = 'tab';

let id: string | undefined;

/**
 * Tells this tab from others; a reload keeps it. It is handed on in the tab's storage only while no page is there: a
 * tab that is duplicated gets a copy of that.
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
    // After a reload it is another tab, which goes on with the newest draft.
  }
}
