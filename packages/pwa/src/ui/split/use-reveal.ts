import { useLayoutEffect, useState } from 'react';
import { isMotionWelcome } from './is-motion-welcome.ts';

/** Milliseconds, as in Split.module.css. */
const OPENING = 600;
const BUZZ = 30;

/**
 * Counts the numbers up and vibrates.
 * @returns the shown part, 0–1; 1 without animation
 */
export function useReveal(opening: boolean): number {
  const [share, setShare] = useState(1);
  useLayoutEffect(() => {
    if (!opening || !isMotionWelcome()) return;
    // Browsers warn if the page was never touched.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    setShare(0);
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const passed = Math.min(1, (now - start) / OPENING);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [opening]);
  return share;
}
