import { useEffect } from 'react';

export type EscapePress = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'timeStamp'>;

/** Longest time between the two presses of Escape, in milliseconds. */
const MAX_GAP = 1_000;

export function createDoubleEscape(): (press: EscapePress, isTaken: boolean) => boolean {
  let first: number | null = null;
  return ({ key, repeat, isComposing, defaultPrevented, timeStamp }, isTaken) => {
    if (repeat) return false;
    if (key !== 'Escape' || isTaken || isComposing || defaultPrevented) {
      first = null;
      return false;
    }
    const isSecond = first !== null && timeStamp - first <= MAX_GAP;
    first = timeStamp;
    return isSecond;
  };
}

const CLOSED_BY_ESCAPE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

export function useDoubleEscape(onSignal: () => void): void {
  useEffect(() => {
    const isSignal = createDoubleEscape();
    const listen = (event: KeyboardEvent) => {
      if (!isSignal(event, document.querySelector(CLOSED_BY_ESCAPE) !== null)) return;
      // By default, Escape stops page loads, which would stop the load of the neutral site.
      event.preventDefault();
      onSignal();
    };
    // Capture phase, because this must run before Escape closes anything.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onSignal]);
}
