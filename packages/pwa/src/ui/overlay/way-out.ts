import { useEffect } from 'react';

let offered: (() => void) | null = null;

/** Offers the page's quick exit to dialogs, which cover the page and show a button of their own. */
export function useWayOut(leave: () => void): void {
  useEffect(() => {
    offered = leave;
    return () => {
      if (offered === leave) offered = null;
    };
  }, [leave]);
}

export const wayOut = (): (() => void) | null => offered;
