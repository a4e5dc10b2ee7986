import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Stepped = { readonly isStep: true };

export function useSteps(next: string | null): Stepped {
  const navigate = useNavigate();
  const { state } = useLocation();
  const canGoBack = (state as Partial<Stepped> | null)?.isStep === true;

  const go = useEffectEvent((step: 'next' | 'back' | null) => {
    if (step === null || document.querySelector('[role=dialog], [role=menu]')) return;
    if (step === 'back') {
      if (canGoBack) void navigate(-1);
    } else if (next !== null) void navigate(next, { state: STEPPED });
  });

  useLayoutEffect(() => {
    let start: Touched | null = null;
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isTakenByKeys(event.target)) go(stepOfKey(event));
    };
    const touch = ({ touches: [first, ...others], target, timeStamp }: TouchEvent) => {
      start =
        first && others.length === 0 && !isTakenByFingers(target)
          ? { x: first.clientX, y: first.clientY, at: timeStamp }
          : null;
    };
    const lift = ({ changedTouches: [last], timeStamp }: TouchEvent) => {
      if (start && last) go(stepOfSwipe(start, { x: last.clientX, y: last.clientY, at: timeStamp }, window.innerWidth));
      start = null;
    };
    window.addEventListener('keydown', press);
    window.addEventListener('touchstart', touch, { passive: true });
    window.addEventListener('touchend', lift, { passive: true });
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('touchstart', touch);
      window.removeEventListener('touchend', lift);
    };
  }, []);

  return STEPPED;
}

const STEPPED: Stepped = { isStep: true };

const isTakenByKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=slider], [role=radiogroup], [role=tablist]') !==
    null;

function isTakenByFingers(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea, [role=slider]')) return true;
  for (let place: Element | null = target; place; place = place.parentElement)
    if (place.scrollWidth > place.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(place).overflowX)) return true;
  return document.getSelection()?.isCollapsed === false;
}

/** A finger's position in CSS pixels, and time in milliseconds. */
type Touched = { readonly x: number; readonly y: number; readonly at: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Shortest distance of a swipe in CSS pixels. */
const DISTANCE = 70;
/** Longest duration of a swipe in milliseconds. */
const DURATION = 700;
/** Width of the screen's edges in CSS pixels. Swipes that start there belong to the browser. */
const RIM = 24;

export function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: Pressed): 'next' | 'back' | null {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  if (key === 'ArrowRight') return 'next';
  return key === 'ArrowLeft' ? 'back' : null;
}

export function stepOfSwipe(from: Touched, to: Touched, width: number): 'next' | 'back' | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const isSwipe =
    Math.abs(across) >= DISTANCE && Math.abs(across) >= 2 * Math.abs(along) && to.at - from.at <= DURATION;
  if (!isSwipe || from.x < RIM || from.x > width - RIM) return null;
  return across < 0 ? 'next' : 'back';
}
