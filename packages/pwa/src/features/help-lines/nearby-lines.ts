import { useIsHydrated } from '../../ui/layout/use-is-hydrated.ts';
import { COUNTRIES, HELP_LINES, type HelpCountry, type HelpLine, type HelpTopic } from './help-lines.ts';

/**
 * Where somebody probably is, as ISO 3166-1: by the languages that the device prefers, since an address would have to
 * be asked for. A language without a country says nothing: English is spoken in many.
 */
export const probableCountry = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => new Intl.Locale(tag).region).find((region) => region !== undefined);

/** The lines of a country for these topics, in the order of the topics; null where we know none. */
export function nearbyLines(
  country: string | undefined,
  topics: readonly HelpTopic[],
): { readonly country: (typeof COUNTRIES)[HelpCountry]; readonly lines: readonly HelpLine[] } | null {
  if (!isKnown(country)) return null;
  const lines = topics.flatMap((topic) => HELP_LINES.filter((line) => line.region === country && line.topic === topic));
  return { country: COUNTRIES[country], lines };
}

const isKnown = (country: string | undefined): country is HelpCountry => country !== undefined && country in COUNTRIES;

/** Where the reader probably is, of the countries that we know lines of; the server's page knows of none. */
export function useProbableCountry(): HelpCountry | null {
  const isHydrated = useIsHydrated();
  const country = isHydrated ? probableCountry(navigator.languages) : undefined;
  return isKnown(country) ? country : null;
}

/** What is dialled there in an emergency. */
export const emergencyIn = (country: HelpCountry | null): string | null => country && COUNTRIES[country].emergency;
