import { useIsHydrated } from '../../ui/layout/use-is-hydrated.ts';
import { COUNTRIES, type HelpCountry } from './help-lines.ts';
import { isKnown, probableCountry } from './nearby-lines.ts';

/** Where the reader probably is, of the countries that we know lines of; the server's page knows of none. */
export function useProbableCountry(): HelpCountry | null {
  const isHydrated = useIsHydrated();
  const country = isHydrated ? probableCountry(navigator.languages) : undefined;
  return isKnown(country) ? country : null;
}

/** What is dialled there in an emergency. */
export const emergencyIn = (country: HelpCountry | null): string | null => country && COUNTRIES[country].emergency;
