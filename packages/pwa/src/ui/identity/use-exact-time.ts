import { useIsHydrated } from '../layout/use-is-hydrated.ts';
import type { MomentFormat } from './in-words.ts';

/** Uses UTC on the server and during hydration, because the server does not know the reader's time zone. */
export function useExactTime(at: Date, format: MomentFormat): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? format.format(at) : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
