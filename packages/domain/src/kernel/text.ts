/**
 * The form in which text of people is stored. Removes what can disguise it: control characters but tab and line feed,
 * bidirectional overrides and isolates. Empty lines follow one another no more than once, and letters carry a limited
 * number of marks. Zero-width characters stay, since emoji and some scripts need them; a text without anything visible
 * is empty. Half a surrogate pair becomes U+FFFD, as which it would be stored.
 */
export const cleanText = (text: string): string => {
  const cleaned = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toWellFormed()
    .replace(MARKS, withFewerMarks)
    .split('\n')
    .map((line) => (VISIBLE.test(line) ? line : ''))
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '');
  return cleaned.join('\n').trim();
};

/** Whether a one-line text holds a line break or another control character, which no honest form sends. */
export const hasControlCharacters = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);

/**
 * The length of a text as its reader sees it: characters with something visible, and a space between them as one.
 * @param most counting ends here
 */
export const visibleLength = (text: string, most: number = Infinity): number => {
  let length = 0;
  let isSpaced = false;
  for (const { segment } of CHARACTERS.segment(text)) {
    if (length >= most) break;
    if (VISIBLE.test(segment)) {
      length += isSpaced && length > 0 ? 2 : 1;
      isSpaced = false;
    } else isSpaced ||= /\s/.test(segment);
  }
  return Math.min(length, most);
};

/** The first character as a reader sees it: an emoji is one, whatever it is made of. */
export const firstCharacter = (text: string): string | null =>
  CHARACTERS.segment(text)[Symbol.iterator]().next().value?.segment ?? null;

/** Cuts a text to at most so many UTF-16 units, between characters as a reader sees them. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, text.length > most ? CHARACTERS.segment(text).containing(most)?.index : most);

const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Neither a space, a mark without a letter, nor blank in another way: fillers, joiners, private use, the empty Braille
 * pattern, the null notehead.
 */
const VISIBLE =
  /[^\s\p{M}\p{Default_Ignorable_Code_Point}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{1d159}\u{13430}-\u{1343f}]/u;

/** Scripts that stack marks need up to six of their own; of the marks that fit any letter, IPA needs four. */
const MARKS_MAX = { all: 6, common: 4 };
/** Runs longer than {@link MARKS_MAX}`.common`. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]{5,}/gu;

const withFewerMarks = (run: string): string => {
  const left = { ...MARKS_MAX };
  return [...run]
    .filter((character) => {
      if (!/\p{M}/u.test(character)) return true;
      if (/\p{Script=Inherited}/u.test(character) && left.common-- <= 0) return false;
      return left.all-- > 0;
    })
    .join('');
};

/** A password as it is hashed: the same whichever keyboard or system has typed it (NIST SP 800-63B: NFKC). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Decimal digits of any script (\u0663, \uff13) as those of ASCII. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode encodes every set of digits as ten in a row, from zero on.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
