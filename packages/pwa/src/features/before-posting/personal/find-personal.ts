import { personalDetails } from '@twosides/domain/names';
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { LinkifyIt } from 'linkify-it';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });

/** What looks personal in a text. Nothing leaves the device. */
export const findPersonal = personalDetails({
  linksIn: (text) =>
    (linkify.match(text) ?? []).map(({ schema, index, lastIndex }) => ({
      start: index,
      end: lastIndex,
      isMail: schema === 'mailto:',
      isBare: schema === '',
    })),
  phonesIn: (text, country) =>
    findPhoneNumbersInText(text, country as Parameters<typeof findPhoneNumbersInText>[1]).map(
      ({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }),
    ),
});
