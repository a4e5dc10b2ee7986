import { useLocation } from 'react-router-dom';

/** The address typed on the previous page. It is in the history state, which keeps it out of the URL. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
