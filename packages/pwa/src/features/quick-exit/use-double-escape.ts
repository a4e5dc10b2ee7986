import { useEffect } from 'react';

export type EscapePress = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'timeStamp'>;

/** How soon the second press has to follow, in milliseconds. */
const WITHIN = 1_000;

/**
 * Tells the second of two quick presses of Escape. A held key is one press; a press that closes something else
 * (`isTaken`), ends an input method's word or has been answered already is none, and neither is the one before it.
 */
export function createDoubleEscape(): (press: EscapePress, isTaken: boolean) => boolean {
  let first: number | null = null;
  return ({ key, repeat, isComposing, defaultPrevented, timeStamp }, isTaken) => {
    if (repeat) return false;
    if (key !== 'Escape' || isTaken || isComposing || defaultPrevented) {
      first = null;
      return false;
    }
    const isSecond = first !== null && timeStamp - first <= WITHIN;
    first = timeStamp;
    return isSecond;
  };
}

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
