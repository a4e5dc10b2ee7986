import { useEffect } from 'react';

let offered: (() => void) | null = null;

/** Registers the page's quick exit, so that dialogs, which cover it, can show their own. */
export function useWayOut(leave: () => void): void {
  useEffect(() => {
    offered = leave;
    return () => {
      if (offered === leave) offered = null;
    };
  }, [leave]);
}

/** @returns the page's quick exit, or null */
export const wayOut = (): (() => void) | null => offered;
