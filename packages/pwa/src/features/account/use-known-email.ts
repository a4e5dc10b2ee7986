import { useLocation } from 'react-router-dom';

/** The address that the page before has asked for already. It travels beside the address bar, not in it. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
