import { createRequire } from 'node:module';
import type { PersonalDetector } from '@twosides/domain/moderation';
import { personalDetails } from '@twosides/domain/names';

/** Loads the data of phone numbers and links on first use, which saves memory. */
const require = createRequire(import.meta.url);

const COUNTRIES = ['US', 'GB'] as const;

const loadDetails = () => {
  const { findPhoneNumbersInText }: typeof import('libphonenumber-js/min') = require('libphonenumber-js/min');
  const { LinkifyIt }: typeof import('linkify-it') = require('linkify-it');
  const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });
  return personalDetails({
    linksIn: (text) => linkify.match(text),
    phonesIn: (text) => COUNTRIES.flatMap((country) => findPhoneNumbersInText(text, country)),
  });
};
let detailsIn: ReturnType<typeof loadDetails> | undefined;

export const detectPersonal: PersonalDetector = (text) => {
  detailsIn ??= loadDetails();
  return [...new Set(detailsIn(text, { names: [], country: undefined }).map(({ kind }) => kind))];
};
