/** Characters of an account on a card, and under 640 px of width. */
export const EXCERPT_LENGTH = 120;
export const EXCERPT_LENGTH_NARROW = 80;
/** Characters of a title in the sidebar's lists, and in the sign-up prompt. */
export const SIDEBAR_TITLE_LENGTH = 60;
export const PROMPT_TITLE_LENGTH = 50;

/** Cuts a title after `length` characters as a reader counts them and marks the cut with an ellipsis. */
export const shortened = (text: string, length: number): string => {
  const head = headOf(text, length);
  return head === null ? text : `${head.trimEnd()}…`;
};

/**
 * The beginning of an account: up to `length` characters, ending with a whole word. Only where half of it would be lost
 * by that (a long address, say) a word is cut.
 */
export const excerptOf = (text: string, length: number): string => {
  const head = headOf(text, length);
  return head === null ? text : `${wholeWords(text, head).trimEnd()}…`;
};

/** @returns the first characters; null when that is all of the text */
const headOf = (text: string, length: number): string | null => {
  if (text.length <= length) return null;
  // Bounds the work; half of a surrogate pair is left behind.
  const head = text.slice(0, length * 16).replace(/[\ud800-\udbff]$/, '');
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(head)];
  if (characters.length <= length) return head === text ? null : head;
  return head.slice(0, characters[length]?.index);
};

const wholeWords = (text: string, head: string): string => {
  // What follows says whether the last word is whole; as much as a word may be long.
  const following = text.slice(head.length, head.length + 64);
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(head + following);
  const cut = words.containing(head.length)?.index ?? head.length;
  return cut < head.length / 2 ? head : head.slice(0, cut);
};
