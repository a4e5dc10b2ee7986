import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the component's page is still open, for what comes after an answer. The address counts as well,
 * because React keeps showing a page until the code of the next one has loaded.
 */
export function useIsHere(): () => boolean {
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = null;
    };
  }, []);
  return useCallback(() => path.current === window.location.pathname, []);
}
