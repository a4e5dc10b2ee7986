import { pageAt } from '@twosides/domain/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/** Holds the dialogs that are opened from anywhere. They close with the page and the viewer they were opened for. */
export function DialogHost() {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // What another viewer was asked is forgotten only after this has been drawn for the first time.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => dialogs.forget, [page]);
  return shown && shown.key > earlier && shown.element;
}
