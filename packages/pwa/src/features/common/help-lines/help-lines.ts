import { useIsHydrated } from '../../../ui/layout/use-device.ts';

export type HelpTopic = 'violence' | 'suicide' | 'children';

export type HelpLine = {
  readonly region: HelpCountry;
  readonly topic: HelpTopic;
  readonly name: string;
  readonly phone?: string | undefined;
  /** Host name. */
  readonly site?: string;
  readonly note?: string;
};

export const COUNTRIES = {
  AU: { name: 'Australia', emergency: '000' },
  CA: { name: 'Canada', emergency: '911' },
  FR: { name: 'France', emergency: '112' },
  DE: { name: 'Germany', emergency: '112' },
  IN: { name: 'India', emergency: '112' },
  IE: { name: 'Ireland', emergency: '112' },
  IT: { name: 'Italy', emergency: '112' },
  ES: { name: 'Spain', emergency: '112' },
  GB: { name: 'United Kingdom', emergency: '999' },
  US: { name: 'United States', emergency: '911' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly emergency: string }>>;

export type HelpCountry = keyof typeof COUNTRIES;

const line = (
  region: HelpCountry,
  topic: HelpTopic,
  name: string,
  phone?: string,
  more: Pick<HelpLine, 'site' | 'note'> = {},
): HelpLine => ({ region, topic, name, phone, ...more });

/** National, long-standing help lines, verified on their own sites and on findahelpline.com. */
export const HELP_LINES: readonly HelpLine[] = [
  line('AU', 'violence', '1800RESPECT', '1800 737 732', { site: 'www.1800respect.org.au' }),
  line('AU', 'suicide', 'Lifeline', '13 11 14', { site: 'www.lifeline.org.au' }),
  line('AU', 'children', 'Kids Helpline', '1800 55 1800', { site: 'kidshelpline.com.au' }),
  line('CA', 'violence', 'ShelterSafe, shelters for women near you', undefined, { site: 'sheltersafe.ca' }),
  line('CA', 'suicide', '9-8-8, Suicide Crisis Helpline', '988', { site: '988.ca' }),
  line('CA', 'children', 'Kids Help Phone', '1-800-668-6868', { site: 'kidshelpphone.ca' }),
  line('FR', 'violence', 'Violences Femmes Info', '3919'),
  line('FR', 'suicide', 'Numéro national de prévention du suicide', '3114', { site: '3114.fr' }),
  line('FR', 'children', 'Allô enfance en danger', '119'),
  line('DE', 'violence', 'Hilfetelefon Gewalt gegen Frauen', '116 016', {
    site: 'www.hilfetelefon.de',
    note: 'in many languages',
  }),
  line('DE', 'suicide', 'TelefonSeelsorge', '0800 111 0 111', { site: 'www.telefonseelsorge.de' }),
  line('DE', 'children', 'Nummer gegen Kummer', '116 111', { site: 'www.nummergegenkummer.de' }),
  line('IN', 'violence', 'Women Helpline', '181'),
  line('IN', 'suicide', 'Tele-MANAS', '14416'),
  line('IN', 'children', 'Childline', '1098'),
  line('IE', 'violence', "Women's Aid", '1800 341 900', { site: 'www.womensaid.ie' }),
  line('IE', 'suicide', 'Samaritans', '116 123', { site: 'www.samaritans.org' }),
  line('IE', 'children', 'Childline', '1800 66 66 66', { site: 'www.childline.ie' }),
  line('IT', 'violence', 'Antiviolenza e stalking', '1522'),
  line('IT', 'children', 'Emergenza Infanzia', '114'),
  line('ES', 'violence', 'Violencia de género', '016'),
  line('ES', 'suicide', 'Línea de atención a la conducta suicida', '024'),
  line('ES', 'children', 'Línea europea de ayuda a la infancia', '116 111'),
  line('GB', 'violence', 'National Domestic Abuse Helpline', '0808 2000 247', {
    site: 'www.nationaldahelpline.org.uk',
    note: 'for women',
  }),
  line('GB', 'violence', "Men's Advice Line", '0808 801 0327', { note: 'for men' }),
  line('GB', 'suicide', 'Samaritans', '116 123', { site: 'www.samaritans.org' }),
  line('GB', 'children', 'Childline', '0800 1111', { site: 'www.childline.org.uk' }),
  line('US', 'violence', 'National Domestic Violence Hotline', '1-800-799-7233', {
    site: 'www.thehotline.org',
    note: 'for everyone',
  }),
  line('US', 'suicide', '988 Suicide & Crisis Lifeline', '988', { site: '988lifeline.org' }),
  line('US', 'children', 'Childhelp', '1-800-422-4453', { site: 'www.childhelphotline.org' }),
];

/** ISO 3166-1 alpha-2 code, guessed from the device's languages. */
export const probableCountry = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => new Intl.Locale(tag).region).find((region) => region !== undefined);

export const linesIn = (country: HelpCountry, topics: readonly HelpTopic[]): readonly HelpLine[] =>
  topics.flatMap((topic) => HELP_LINES.filter((line) => line.region === country && line.topic === topic));

/** @returns null if none of the help lines is for that country */
export function probableHelpCountry(languages: readonly string[]): HelpCountry | null {
  const country = probableCountry(languages);
  return country !== undefined && country in COUNTRIES ? (country as HelpCountry) : null;
}

export function useProbableCountry(): HelpCountry | null {
  const isHydrated = useIsHydrated();
  return isHydrated ? probableHelpCountry(navigator.languages) : null;
}
