import { useEffect, useEffectEvent } from 'react';

export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('textarea, select, input:not([type=radio])') !== null;
