export type MomentFormat = { readonly format: (at: Date) => string };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

// Formats by hand, because creating the first `Intl.DateTimeFormat` blocks slow phones.

export const DAY: MomentFormat = {
  format: (at) => dayOf(at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear()),
};

export const MONTH: MomentFormat = { format: (at) => `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}` };

/** "November 3, 2026 at 9:05 AM", in local time. */
export const MINUTE: MomentFormat = {
  format: (at) =>
    `${dayOf(at.getDate(), at.getMonth(), at.getFullYear())} at ${at.getHours() % 12 || 12}:${twoDigits(at.getMinutes())} ${at.getHours() < 12 ? 'AM' : 'PM'}`,
};

/** "1,204". `toLocaleString` would create a formatter for each number. */
export const numberText = (count: number): string => NUMBERS.format(count);

const NUMBERS = new Intl.NumberFormat('en');

const dayOf = (day: number, month: number, year: number) => `${MONTHS[month]} ${day}, ${year}`;

const twoDigits = (number: number) => String(number).padStart(2, '0');
