import { pageAt } from '@twosides/domain/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/** Closes the open dialog when the page or the viewer changes. */
export function DialogHost() {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // A dialog that was opened before this mount belongs to the former viewer, so it is never shown.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => dialogs.forget, [page]);
  return shown && shown.key > earlier && shown.element;
}
