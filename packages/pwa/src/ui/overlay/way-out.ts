import { useEffect } from 'react';

let offered: (() => void) | null = null;

/** Lets dialogs show a quick exit that calls `leave`, because an open dialog covers the page's own quick exit. */
export function useWayOut(leave: () => void): void {
  useEffect(() => {
    offered = leave;
    return () => {
      if (offered === leave) offered = null;
    };
  }, [leave]);
}

export const wayOut = (): (() => void) | null => offered;
