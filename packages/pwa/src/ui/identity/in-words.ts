/** The part of `Intl.DateTimeFormat` used here. */
export type MomentFormat = { readonly format: (at: Date) => string };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// Formats by hand, because creating the first `Intl.DateTimeFormat` blocks slow phones.

/** "3 November 2026", in UTC. */
export const DAY: MomentFormat = {
  format: (at) => dayOf(at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear()),
};

/** "November 2026", in UTC. */
export const MONTH: MomentFormat = { format: (at) => `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}` };

/** "3 November 2026 at 09:05", local time. */
export const MINUTE: MomentFormat = {
  format: (at) =>
    `${dayOf(at.getDate(), at.getMonth(), at.getFullYear())} at ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
};

const dayOf = (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`;

const twoDigits = (number: number) => String(number).padStart(2, '0');
