import { useIsHydrated } from '../../../ui/layout/use-is-hydrated.ts';
import { COUNTRIES, HELP_LINES, type HelpCountry, type HelpLine, type HelpTopic } from './help-lines.ts';

/** ISO 3166-1 alpha-2 code, guessed from the device's languages. */
export const probableCountry = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => new Intl.Locale(tag).region).find((region) => region !== undefined);

export function nearbyLines(
  country: string | undefined,
  topics: readonly HelpTopic[],
): { readonly country: (typeof COUNTRIES)[HelpCountry]; readonly lines: readonly HelpLine[] } | null {
  if (!isKnown(country)) return null;
  const lines = topics.flatMap((topic) => HELP_LINES.filter((line) => line.region === country && line.topic === topic));
  return { country: COUNTRIES[country], lines };
}

const isKnown = (country: string | undefined): country is HelpCountry => country !== undefined && country in COUNTRIES;

export function useProbableCountry(): HelpCountry | null {
  const isHydrated = useIsHydrated();
  const country = isHydrated ? probableCountry(navigator.languages) : undefined;
  return isKnown(country) ? country : null;
}

export const emergencyIn = (country: HelpCountry | null): string | null => country && COUNTRIES[country].emergency;
