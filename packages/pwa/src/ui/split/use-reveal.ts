import { useLayoutEffect, useState } from 'react';

/** Milliseconds. Must equal the duration in `Split.module.css`. */
const OPENING = 600;
const BUZZ = 30;

/** Returns the factor (0 to 1) by which to multiply each shown percentage; 1 without an animation. */
export function useReveal(opening: boolean): number {
  const [share, setShare] = useState(1);
  useLayoutEffect(() => {
    if (!opening || !isMotionWelcome()) return;
    // Before the first touch, browsers refuse to vibrate and log a warning.
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

export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
