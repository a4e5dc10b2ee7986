import { useEffect } from 'react';
import { createDoubleEscape } from './double-escape.ts';

/** What Escape closes by itself, as long as it stands in the page; its closing motion included. */
const CLOSED_BY_ESCAPE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/** Calls `onSignal` when Escape is pressed twice within a second and has nothing else to close. */
export function useDoubleEscape(onSignal: () => void): void {
  useEffect(() => {
    const isSignal = createDoubleEscape();
    const listen = (event: KeyboardEvent) => {
      if (!isSignal(event, document.querySelector(CLOSED_BY_ESCAPE) !== null)) return;
      // The browser's own answer to Escape is to stop loading: it would stop the way out.
      event.preventDefault();
      onSignal();
    };
    // Before anyone else, so that what a press is about to close still stands.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onSignal]);
}
