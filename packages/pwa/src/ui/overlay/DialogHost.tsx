import { pageAt } from '@twosides/domain/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/** Closes the dialog when the page or the viewer changes. */
export function DialogHost() {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // Skip a dialog opened before this host was mounted: it is the former viewer's, and discarded only after this render.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => dialogs.forget, [page]);
  return shown && shown.key > earlier && shown.element;
}
