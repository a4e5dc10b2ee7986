import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogs } from './ask.ts';

/**
 * Where the dialogs stand that are asked for from anywhere; they go with the page and the viewer for which they were
 * opened.
 */
export function DialogHost() {
  const { pathname } = useLocation();
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it is about, not what it does.
  useEffect(() => dialogs.forget, [pathname]);
  return shown && <shown.Dialog key={shown.key} {...shown.props} />;
}
