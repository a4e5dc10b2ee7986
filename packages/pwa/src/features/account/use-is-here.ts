import { useCallback, useEffect, useRef } from 'react';

/** Whether the screen is still there: an answer may come after somebody has turned to another page. */
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
