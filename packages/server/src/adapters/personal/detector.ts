import type { PersonalDetector } from '@twosides/domain/moderation';
import { personalDetails } from '@twosides/domain/names';
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { LinkifyIt } from 'linkify-it';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });

/** Of these a number without its country's code is known too: nothing tells where an author is. */
const COUNTRIES = ['US', 'GB'] as const;

const detailsIn = personalDetails({
  linksIn: (text) =>
    (linkify.match(text) ?? []).map(({ schema, index, lastIndex }) => ({
      start: index,
      end: lastIndex,
      isMail: schema === 'mailto:',
      isBare: schema === '',
    })),
  phonesIn: (text) =>
    COUNTRIES.flatMap((country) =>
      findPhoneNumbersInText(text, country).map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
    ),
});

/** What the check before posting finds on the device, found in what was posted. Names are not looked for. */
export const detectPersonal: PersonalDetector = (text) => [
  ...new Set(detailsIn(text, { names: [], country: undefined }).map(({ kind }) => kind)),
];
