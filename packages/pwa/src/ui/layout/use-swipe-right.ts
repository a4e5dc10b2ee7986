import { type PointerEvent, useRef } from 'react';

const THRESHOLD = 50;

/** Sets the CSS variable `--swipe` while a finger moves right. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const place = (element: Element, px: number) => (element as HTMLElement).style.setProperty('--swipe', `${px}px`);

  return {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) place(event.currentTarget, distance(event));
    },
    onPointerUp(event: PointerEvent) {
      if (distance(event) >= THRESHOLD) onSwipe();
      else place(event.currentTarget, 0);
      start.current = null;
    },
    onPointerCancel(event: PointerEvent) {
      place(event.currentTarget, 0);
      start.current = null;
    },
  };
}
