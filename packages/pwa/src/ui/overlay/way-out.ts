import { useEffect } from 'react';

let offered: (() => void) | null = null;

export function useWayOut(leave: () => void): void {
  useEffect(() => {
    offered = leave;
    return () => {
      if (offered === leave) offered = null;
    };
  }, [leave]);
}

export const wayOut = (): (() => void) | null => offered;
