import { pageAt } from '@twosides/domain/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/** Closes the open dialog when the page or the viewer changes. */
export function DialogHost() {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // This component remounts when the viewer changes. Dialogs from before the mount are not shown, because they belong
  // to the former viewer.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => dialogs.forget, [page]);
  return shown && shown.key > earlier && shown.element;
}
