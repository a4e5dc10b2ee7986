import { useIsHydrated } from '../layout/use-is-hydrated.ts';
import type { MomentFormat } from './in-words.ts';

/** On the server and during hydration in UTC, because the server knows no time zone. */
export function useExactTime(at: Date, format: MomentFormat): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? format.format(at) : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
