export type HelpLine = {
  readonly country: string;
  readonly name: string;
  /** As it is written there, and as a phone dials it. */
  readonly phone?: { readonly shown: string; readonly dialled: string };
  readonly site?: { readonly shown: string; readonly url: string };
  readonly note?: string;
};

/** Only lines that are national, long-standing and well known. The directories know the others. */
export const HELP_LINES: readonly HelpLine[] = [
  {
    country: 'Australia',
    name: '1800RESPECT',
    phone: { shown: '1800 737 732', dialled: '1800737732' },
    site: { shown: '1800respect.org.au', url: 'https://www.1800respect.org.au/' },
  },
  {
    country: 'Canada',
    name: 'ShelterSafe, shelters for women near you',
    site: { shown: 'sheltersafe.ca', url: 'https://sheltersafe.ca/' },
  },
  {
    country: 'France',
    name: 'Violences Femmes Info',
    phone: { shown: '3919', dialled: '3919' },
  },
  {
    country: 'Germany',
    name: 'Hilfetelefon Gewalt gegen Frauen',
    phone: { shown: '116 016', dialled: '116016' },
    site: { shown: 'hilfetelefon.de', url: 'https://www.hilfetelefon.de/' },
    note: 'in many languages',
  },
  {
    country: 'India',
    name: 'Women Helpline',
    phone: { shown: '181', dialled: '181' },
  },
  {
    country: 'Ireland',
    name: "Women's Aid",
    phone: { shown: '1800 341 900', dialled: '1800341900' },
    site: { shown: 'womensaid.ie', url: 'https://www.womensaid.ie/' },
  },
  {
    country: 'Italy',
    name: 'Antiviolenza e stalking',
    phone: { shown: '1522', dialled: '1522' },
  },
  {
    country: 'Spain',
    name: 'Violencia de género',
    phone: { shown: '016', dialled: '016' },
  },
  {
    country: 'United Kingdom',
    name: 'National Domestic Abuse Helpline',
    phone: { shown: '0808 2000 247', dialled: '08082000247' },
    site: { shown: 'nationaldahelpline.org.uk', url: 'https://www.nationaldahelpline.org.uk/' },
    note: 'for women',
  },
  {
    country: 'United Kingdom',
    name: "Men's Advice Line",
    phone: { shown: '0808 801 0327', dialled: '08088010327' },
    note: 'for men',
  },
  {
    country: 'United States',
    name: 'National Domestic Violence Hotline',
    phone: { shown: '1-800-799-7233', dialled: '18007997233' },
    site: { shown: 'thehotline.org', url: 'https://www.thehotline.org/' },
    note: 'for everyone',
  },
];
