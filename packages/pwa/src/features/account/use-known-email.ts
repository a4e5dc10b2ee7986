import { useLocation } from 'react-router-dom';

/** The address from the previous page, passed outside the URL. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
