import type { Conflict } from '../model/conflict.ts';

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
 * The beginning of an account: up to `length` characters, ending with a whole word that is not left alone there, the
 * ellipsis in the place of its full stop or comma. Only where half of it would be lost by that (a long address, say) a
 * word is cut.
 */
export const excerptOf = (text: string, length: number): string => {
  const head = headOf(text, length);
  return head === null ? text : `${wholeWords(text, head).trimEnd().replace(STOP, '')}…`;
};

/** The beginnings of a conflict's two accounts, as they are stored beside them. */
export type Excerpts = { readonly hisExcerpt: string; readonly herExcerpt: string };

export const excerptsOf = ({ hisSide, herSide }: Pick<Conflict, 'hisSide' | 'herSide'>): Excerpts => ({
  hisExcerpt: excerptOf(hisSide, EXCERPT_LENGTH),
  herExcerpt: excerptOf(herSide, EXCERPT_LENGTH),
});

/** @returns the first characters; null when that is all of the text */
const headOf = (text: string, length: number): string | null => {
  if (text.length <= length) return null;
  if (isPlain(text.slice(0, length + 1))) return text.slice(0, length);
  // Bounds the work; half of a surrogate pair is left behind.
  const most = text.slice(0, length * 16).replace(/[\ud800-\udbff]$/, '');
  let count = 0;
  for (const { index } of CHARACTERS.segment(most)) if (count++ === length) return most.slice(0, index);
  return most === text ? null : most;
};

const wholeWords = (text: string, head: string): string => {
  const next = text.slice(0, head.length + 1);
  const whole = text.slice(0, isPlain(next) ? afterLastSpace(next) : segmentStart(text, head.length));
  return whole.length < head.length / 2 ? head : whole.trimEnd().replace(LEFT_ALONE, '');
};

/** At the end: a word of one letter, or a short one that a sentence begins with. They say nothing by themselves. */
const LEFT_ALONE = /(?<=[.!?]\p{P}?)\s{1,2}\p{L}{2,4}$|\s{1,2}\p{L}$/u;

/** What only parts or ends, and says nothing else. */
const STOP = /[.,;:]$/;

const afterLastSpace = (text: string): number =>
  1 + Math.max(...[' ', '\n', '\t'].map((space) => text.lastIndexOf(space)));

/** What follows says whether a word is whole; as much as a word may be long. */
const segmentStart = (text: string, at: number): number =>
  WORDS.segment(text.slice(0, at + 64)).containing(at)?.index ?? at;

/** Of ASCII each unit is a character, and spaces part the words. A line end of two units is none of them. */
const isPlain = (text: string) => /^[\t\n\x20-\x7e]*$/.test(text);

const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
