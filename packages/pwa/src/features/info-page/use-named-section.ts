import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Goes to the section that the address names, and lets the keyboard go on from there. A step back stays where it was left. */
export function useNamedSection(): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();

  // `key` is another one for each press, so that a second press on the same link counts too.
  useEffect(() => {
    if (hash === '' || key === '') return;
    if (navigationType === 'POP' && window.scrollY > 0) return;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, key, navigationType]);
}
