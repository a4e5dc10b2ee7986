import { pageAt } from '@twosides/domain/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/** Renders dialogs opened from anywhere. Closes them when page or viewer changes. */
export function DialogHost() {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // Another viewer's dialog is discarded only after the first render.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => dialogs.forget, [page]);
  return shown && shown.key > earlier && shown.element;
}
