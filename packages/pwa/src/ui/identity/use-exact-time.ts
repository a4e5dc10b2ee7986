import { useIsHydrated } from '../layout/use-is-hydrated.ts';
import type { MomentFormat } from './in-words.ts';

/** A formatted local time; on the server UTC in digits, because names differ between browsers. */
export function useExactTime(at: Date, format: MomentFormat): string {
  const isHydrated = useIsHydrated();
  return isHydrated ? format.format(at) : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
