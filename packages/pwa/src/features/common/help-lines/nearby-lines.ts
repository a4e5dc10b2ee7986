import { useIsHydrated } from '../../../ui/layout/use-is-hydrated.ts';
import { COUNTRIES, HELP_LINES, type HelpCountry, type HelpLine, type HelpTopic } from './help-lines.ts';

/**
 * The likely country (ISO 3166-1 alpha-2) from the device's languages, without asking for a location.
 * Languages without a region are skipped.
 */
export const probableCountry = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => new Intl.Locale(tag).region).find((region) => region !== undefined);

/** A country's help lines, in the order of the topics; null if we have none for it. */
export function nearbyLines(
  country: string | undefined,
  topics: readonly HelpTopic[],
): { readonly country: (typeof COUNTRIES)[HelpCountry]; readonly lines: readonly HelpLine[] } | null {
  if (!isKnown(country)) return null;
  const lines = topics.flatMap((topic) => HELP_LINES.filter((line) => line.region === country && line.topic === topic));
  return { country: COUNTRIES[country], lines };
}

const isKnown = (country: string | undefined): country is HelpCountry => country !== undefined && country in COUNTRIES;

/** The reader's likely country; null if we have no help lines for it, and on the server. */
export function useProbableCountry(): HelpCountry | null {
  const isHydrated = useIsHydrated();
  const country = isHydrated ? probableCountry(navigator.languages) : undefined;
  return isKnown(country) ? country : null;
}

export const emergencyIn = (country: HelpCountry | null): string | null => country && COUNTRIES[country].emergency;
