import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field that needs another look, once for each failed attempt.
 * @param failures how often the form has been refused so far
 */
export function useFocusInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
