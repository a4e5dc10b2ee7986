export const hasControlCharacters = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);

export const firstCharacter = (text: string): string | null =>
  CHARACTERS.segment(text)[Symbol.iterator]().next().value?.segment ?? null;

/** Cuts the text to `most` UTF-16 units or less, between two visible characters. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, text.length > most ? CHARACTERS.segment(text).containing(most)?.index : most);

export const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Makes a password independent of keyboard and operating system (NIST SP 800-63B: NFKC). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

export const asciiDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    // In Unicode, the ten digits of a script are consecutive and start at zero.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
