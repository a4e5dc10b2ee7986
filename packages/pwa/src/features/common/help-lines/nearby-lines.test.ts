import { expect, test } from 'vitest';
import { COUNTRIES, HELP_LINES, nearbyLines, probableCountry } from './help-lines.ts';

test('takes the country from the first language that names one', () => {
  expect(probableCountry(['en', 'de-AT', 'en-GB'])).toBe('AT');
  expect(probableCountry(['en-Latn-US'])).toBe('US');
  expect(probableCountry(['en', 'de'])).toBeUndefined();
});

test('lists help lines by purpose, for one country only', () => {
  const names = (country: string) => nearbyLines(country, ['suicide', 'violence'])?.lines.map(({ name }) => name);
  expect(names('GB')).toEqual(['Samaritans', 'National Domestic Abuse Helpline', "Men's Advice Line"]);
  expect(names('IT')).toEqual(['Antiviolenza e stalking']);
  expect(nearbyLines('AT', ['violence'])).toBeNull();
  expect(nearbyLines(undefined, ['violence'])).toBeNull();
});

test('every country has a line against violence, and each line can be reached', () => {
  for (const country of Object.keys(COUNTRIES)) expect(nearbyLines(country, ['violence'])?.lines).not.toEqual([]);
  expect(HELP_LINES.filter(({ phone, site }) => !phone && !site)).toEqual([]);
  expect(HELP_LINES.filter(({ phone }) => phone && !/^\d{3,14}$/.test(phone.dialled))).toEqual([]);
});
