import { expect, test } from 'vitest';
import {
  COUNTRIES,
  HELP_LINES,
  type HelpCountry,
  linesIn,
  probableCountry,
  probableHelpCountry,
} from './help-lines.ts';

test('takes the country from the first language that names one', () => {
  expect(probableCountry(['en', 'de-AT', 'en-GB'])).toBe('AT');
  expect(probableCountry(['en-Latn-US'])).toBe('US');
  expect(probableCountry(['en', 'de'])).toBeUndefined();
});

test('lists help lines by purpose, for one country only', () => {
  const names = (country: HelpCountry) => linesIn(country, ['suicide', 'violence']).map(({ name }) => name);
  expect(names('GB')).toEqual(['Samaritans', 'National Domestic Abuse Helpline', "Men's Advice Line"]);
  expect(names('IT')).toEqual(['Antiviolenza e stalking']);
  expect(probableHelpCountry(['en-GB'])).toBe('GB');
  expect(probableHelpCountry(['de-AT'])).toBeNull();
  expect(probableHelpCountry(['en'])).toBeNull();
});

test('every country has a line against violence, and each line can be reached', () => {
  for (const country of Object.keys(COUNTRIES) as HelpCountry[]) expect(linesIn(country, ['violence'])).not.toEqual([]);
  expect(HELP_LINES.filter(({ phone, site }) => !phone && !site)).toEqual([]);
  expect(HELP_LINES.filter(({ phone }) => phone && !/^\d{3,14}$/.test(phone.replaceAll(/\D/g, '')))).toEqual([]);
});
