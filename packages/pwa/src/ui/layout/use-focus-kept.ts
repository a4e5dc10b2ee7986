import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useFocusKept<Holder extends HTMLElement = HTMLElement>(phase: string): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const hadFocus = useRef(false);
  const shownPhase = useRef(phase);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && element.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useLayoutEffect(() => {
    if (shownPhase.current === phase) return;
    shownPhase.current = phase;
    if (hadFocus.current && document.activeElement === document.body) holder.current?.focus({ preventScroll: true });
  }, [phase]);

  return holder;
}
