import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` after each change of `value`, but not at first. */
export function useWhenChanged<Value>(value: Value, act: (before: Value) => void): void {
  const latest = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    const before = latest.current;
    latest.current = value;
    if (!Object.is(before, value)) changed(before);
  }, [value]);
}
