import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepOfKey, stepOfSwipe, type Touched } from './step.rule.ts';

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
