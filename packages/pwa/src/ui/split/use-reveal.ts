import { useLayoutEffect, useState } from 'react';
import { isMotionWelcome } from './is-motion-welcome.ts';

/** In ms, as in Split.module.css. */
const OPENING = 600;
const BUZZ = 30;

/**
 * What a result does besides opening: its numbers count up, and the device buzzes.
 * @returns how much of the numbers is shown, 0–1; all of it where nothing opens or motion is not wanted
 */
export function useReveal(opening: boolean): number {
  const [share, setShare] = useState(1);
  useLayoutEffect(() => {
    if (!opening || !isMotionWelcome()) return;
    // Browsers complain of it where nobody has touched the page.
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
