import { useEffect } from 'react';

let offered: (() => void) | null = null;

/**
 * Offers what leads away from the page at once, as long as the page has it: a dialog covers the page's own button, and
 * shows one in its place.
 */
export function useWayOut(leave: () => void): void {
  useEffect(() => {
    offered = leave;
    return () => {
      if (offered === leave) offered = null;
    };
  }, [leave]);
}

/** @returns the way out of the page that is shown; null where it has none */
export const wayOut = (): (() => void) | null => offered;
