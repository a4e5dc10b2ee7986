/** Characters of an account on a card, and under 640 px of width. */
export const EXCERPT_LENGTH = 120;
export const EXCERPT_LENGTH_NARROW = 80;
/** Characters of a title in the sidebar's lists, and in the sign-up prompt. */
export const SIDEBAR_TITLE_LENGTH = 60;
export const PROMPT_TITLE_LENGTH = 50;

/** Cuts a text after `length` characters as a reader counts them and marks the cut with an ellipsis. */
export const excerptOf = (text: string, length: number): string => {
  if (text.length <= length) return text;
  // Bounds the work; half of a surrogate pair is left behind.
  const head = text.slice(0, length * 16).replace(/[\ud800-\udbff]$/, '');
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(head)];
  if (characters.length <= length) return head === text ? text : `${head}…`;
  return `${characters
    .slice(0, length)
    .map((character) => character.segment)
    .join('')
    .trimEnd()}…`;
};
