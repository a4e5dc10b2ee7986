import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the screen, for what comes after an answer. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
