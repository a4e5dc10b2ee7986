import { CHARACTERS } from '../kernel/index.ts';
import type { Conflict } from '../model/index.ts';

/** In characters. Screens narrower than 640 px show excerpts of `EXCERPT_LENGTH_NARROW`. */
export const EXCERPT_LENGTH = 120;
export const EXCERPT_LENGTH_NARROW = 80;
export const SIDEBAR_TITLE_LENGTH = 60;
export const PROMPT_TITLE_LENGTH = 50;

export const shortened = (text: string, length: number): string => {
  const head = headOf(text, length);
  return head === null ? text : `${head.trimEnd()}…`;
};

export const excerptOf = (text: string, length: number): string => {
  const head = headOf(text, length);
  return head === null ? text : `${wholeWords(text, head).trimEnd().replace(STOP, '')}…`;
};

export type Excerpts = { readonly hisExcerpt: string; readonly herExcerpt: string };

export const excerptsOf = ({ hisSide, herSide }: Pick<Conflict, 'hisSide' | 'herSide'>): Excerpts => ({
  hisExcerpt: excerptOf(hisSide, EXCERPT_LENGTH),
  herExcerpt: excerptOf(herSide, EXCERPT_LENGTH),
});

const headOf = (text: string, length: number): string | null => {
  if (text.length <= length) return null;
  if (isPlain(text.slice(0, length + 1))) return text.slice(0, length);
  // Limits the work on a long text. `replace` drops half of a surrogate pair at the cut.
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

/** Matches a short last word, such as "I", which would mean nothing right before the `…`. */
const LEFT_ALONE = /(?<=[.!?]\p{P}?)\s{1,2}\p{L}{2,4}$|\s{1,2}\p{L}$/u;

const STOP = /[.,;:]$/;

const afterLastSpace = (text: string): number =>
  1 + Math.max(...[' ', '\n', '\t'].map((space) => text.lastIndexOf(space)));

/** Segments 64 characters beyond `at`, because the segmenter needs some text after the word. */
const segmentStart = (text: string, at: number): number =>
  WORDS.segment(text.slice(0, at + 64)).containing(at)?.index ?? at;

/** Whether each UTF-16 unit is one character. CR is missing, because CRLF is one character of two units. */
const isPlain = (text: string) => /^[\t\n\x20-\x7e]*$/.test(text);

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
