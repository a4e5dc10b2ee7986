import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/**
 * Where the dialogs stand that are asked for from anywhere; they go with the page and the viewer for which they were
 * opened.
 */
export function DialogHost() {
  const { pathname } = useLocation();
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // What another viewer was asked is forgotten only after this has been drawn for the first time.
  const [earlier] = useState(dialogs.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it is about, not what it does.
  useEffect(() => dialogs.forget, [pathname]);
  return shown && shown.key > earlier && <shown.Dialog key={shown.key} {...shown.props} />;
}
