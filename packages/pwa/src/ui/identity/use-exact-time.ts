import { useIsHydrated } from '../layout/use-is-hydrated.ts';
import type { MomentFormat } from './in-words.ts';

/**
 * A moment in the reader's words and time zone. In the server's HTML it is UTC, in figures: which words a zone or
 * language has differs from one browser to the next.
 */
export function useExactTime(at: Date, format: MomentFormat): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? format.format(at) : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
