import { CHARACTERS } from './text.ts';

/** Keeps zero-width characters, because emoji and some scripts need them. Returns "" if nothing is visible. */
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

/** Matches a visible character. Private-use characters and blank symbols, such as U+2800, are not visible. */
const VISIBLE =
  /[^\s\p{M}\p{Default_Ignorable_Code_Point}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc\u{1d159}\u{13430}-\u{13442}]/u;

/**
 * Maximum combining marks per letter. `all` is six, because some scripts stack up to six marks.
 * `common` limits the marks that several scripts share, such as the accents of IPA.
 */
const MARKS_MAX = { all: 6, common: 4 };
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
