import { newOperationId } from '../api/operation-id.ts';
import { tabStorage } from '../ui/storage.ts';

const STORAGE_KEY = 'tab';

let id: string | undefined;

/** In storage only between two page loads, because a duplicated tab copies the storage and needs its own id. */
export function tabId(): string {
  if (id !== undefined) return id;
  const own = takeOver() ?? newOperationId();
  window.addEventListener('pagehide', () => tabStorage.write(STORAGE_KEY, own));
  window.addEventListener('pageshow', takeOver);
  id = own;
  return own;
}

function takeOver(): string | null {
  const left = tabStorage.read(STORAGE_KEY);
  tabStorage.remove(STORAGE_KEY);
  return left;
}
