import { asciiDigits } from '../kernel/index.ts';

export const PERSONAL_KINDS = ['phone', 'email', 'link', 'iban', 'address', 'handle', 'name'] as const;

export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** `start` and `end` are UTF-16 offsets. */
export type PersonalDetail = {
  readonly kind: PersonalKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** `country` ("GB") is assumed for phone numbers without a country code. */
export type Surroundings = { readonly names: readonly string[]; readonly country: string | undefined };

type Place = Omit<PersonalDetail, 'kind' | 'text'>;

export type PersonalFinders = {
  /** In the form of linkify-it. An empty `schema` means that the link has none, such as "example.org". */
  readonly linksIn: (
    text: string,
  ) => readonly { readonly schema: string; readonly index: number; readonly lastIndex: number }[] | null;
  /** In the form of libphonenumber-js. */
  readonly phonesIn: (
    text: string,
    country: string | undefined,
  ) => readonly { readonly startsAt: number; readonly endsAt: number }[];
};

export const personalDetails =
  ({ linksIn, phonesIn }: PersonalFinders) =>
  (text: string, { names, country }: Surroundings): readonly PersonalDetail[] => {
    const at = (kind: PersonalKind, { start, end }: Place): PersonalDetail => ({
      kind,
      start,
      end,
      text: text.slice(start, end),
    });
    const plain = plainOf(text);
    const found = [
      ...[...(linksIn(plain) ?? []), ...(linksIn(text) ?? [])].flatMap(({ schema, index, lastIndex }) => {
        const detail = at(schema === 'mailto:' ? 'email' : 'link', { start: index, end: lastIndex });
        return schema === '' && NEXT_SENTENCE.test(detail.text) ? [] : [detail];
      }),
      ...matches(plain, IBAN, 'iban').filter((detail) => isIban(detail.text)),
      ...phonesIn(plain, country)
        .filter(({ startsAt, endsAt }) => digitsIn(plain.slice(startsAt, endsAt)) >= DIGITS_OF_A_PHONE)
        .map(({ startsAt, endsAt }) => at('phone', { start: startsAt, end: endsAt })),
      ...ADDRESSES.flatMap((pattern) => matches(text, pattern, 'address')),
      ...[plain, text].flatMap((written) => matches(written, HANDLE, 'handle').map((handle) => at('handle', handle))),
      ...names.flatMap((name) => FORMS.flatMap((form) => mentions(text, name.normalize(form)))),
    ];
    const kept: PersonalDetail[] = [];
    for (const detail of found)
      if (detail.text !== '' && !kept.some(({ start, end }) => start < detail.end && detail.start < end))
        kept.push(detail);
    return kept.sort((a, b) => a.start - b.start);
  };

const FORMS = ['NFC', 'NFD'] as const;

/** In ASCII as far as possible, and spaced like English. Every character keeps its place. */
const plainOf = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, (digit) => (digit.length === 1 ? asciiDigits(digit) : digit))
    .replaceAll(UNSPACED, (character) => ' '.repeat(character.length));

const NEXT_SENTENCE = /\.\p{Lu}/u;

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** A number with fewer digits is more likely a price or a year. */
const DIGITS_OF_A_PHONE = 7;

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

const ADDRESSES = [
  /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Crescent|Close|Boulevard|Blvd|Terrace|Way|Place|Square)\b/gu,
  /\b\d{1,5}[a-z]? [a-z'’-]{3,20} (?:street|road|avenue|lane)\b/g,
  /\b\p{Lu}\p{Ll}{1,30}(?:straße|strasse|str\.|weg|gasse|platz|allee) \d{1,4}[a-z]?\b/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
  /\b(?:[A-Z][a-z]{2,20}, )?[A-Z]{2} \d{5}(?:-\d{4})?\b/g,
] as const;

const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,29}/gu;

const mentions = (text: string, name: string): readonly PersonalDetail[] => {
  const [word, lower] = [lowerCase(name.trim()), lowerCase(text)];
  const found: PersonalDetail[] = [];
  if (word.length < 2) return found;
  for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + 1)) {
    const end = start + word.length;
    const isWord = !LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end));
    if (isWord || word.search(UNSPACED) >= 0) found.push({ kind: 'name', start, end, text: text.slice(start, end) });
  }
  return found;
};

/** As long as the text. Only "İ" has a longer lower case. */
const lowerCase = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

const LETTER = /[\p{L}\p{N}]/u;

/** Scripts without spaces around names. Korean has particles right behind them. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/gu;

const matches = (text: string, pattern: RegExp, kind: PersonalKind): PersonalDetail[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    kind,
    start: index,
    end: index + match.length,
    text: match,
  }));

/** ISO 13616: with the first four characters moved to the end, the number modulo 97 must be 1. */
const isIban = (text: string): boolean => {
  const compact = text.replaceAll(' ', '');
  const digits = [...(compact.slice(4) + compact.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
