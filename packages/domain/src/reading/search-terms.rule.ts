import { asciiDigits } from '../kernel/index.ts';

export const SEARCH_MAX = 100;
const QUERY_TERMS_MAX = 16;

export const searchTerms = (text: string): string[] => [
  ...new Set([
    ...runsOf(text).flatMap((run) => (isUnspaced(run) ? [...run, ...pairsOf(run)] : [run])),
    ...symbolsOf(text),
  ]),
];

/** Ignores symbols next to words. */
export const queryTerms = (text: string): string[] => {
  const words = runsOf(text).flatMap((run) => (isUnspaced(run) && [...run].length > 1 ? pairsOf(run) : [run]));
  return [...new Set(words.length > 0 ? words : symbolsOf(text))].slice(0, QUERY_TERMS_MAX);
};

const runsOf = (text: string): string[] =>
  (normalForm(text).match(WORDS) ?? []).flatMap((word) => word.match(RUNS) ?? []);

const symbolsOf = (text: string): readonly string[] => text.match(SYMBOLS) ?? [];

/** Emoji and flags. Omits skin tones, so that a search for an emoji finds it in any. */
const SYMBOLS = /\p{RI}{2}|\p{Extended_Pictographic}/gu;

const normalForm = (text: string): string =>
  asciiDigits(foldCase(text.normalize('NFKD').replace(NOT_COMPARED, '')))
    .replace(TYPED_OTHERWISE, (letter) => TYPED_AS[letter] ?? letter)
    .normalize('NFKC');

/** Upper case turns "ß" into "SS", but leaves "ẞ", so lower case comes first. */
const foldCase = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase();

/** Characters that a search ignores. Omits Thai vowels and kana voicing marks, because they form different letters. */
const NOT_COMPARED =
  /\p{Default_Ignorable_Code_Point}|\u0640|(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Letters that many keyboards lack, so people type others. NFKD does not decompose them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ς: 'σ',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  '\u02bb': "'",
  '\u02bc': "'",
  // Arabic, Persian and Urdu keyboards have different letters that look the same.
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0629': '\u0647',
  '\u06c1': '\u0647',
};
const TYPED_OTHERWISE = /[ςœæøłđħ\u02bb\u02bc\u064a\u0649\u0643\u0629\u06c1]/gu;

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

const STARTS_UNSPACED =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Yiii}\p{scx=Java}\p{scx=Bali}]/u;
const RUNS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Yiii}\p{scx=Java}\p{scx=Bali}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Yiii}\p{scx=Java}\p{scx=Bali}]{1,32}/gu;

const isUnspaced = (run: string): boolean => STARTS_UNSPACED.test(run);

const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

export const SPELLING_TITLES = 100;
export const SPELLING_WORDS_MAX = 1_000;

export const respelled = (terms: readonly string[], titles: readonly string[]): string[] | null => {
  const known = [...new Set(titles.flatMap(searchTerms))].slice(0, SPELLING_WORDS_MAX);
  const spelled = terms.map((term) => closestTo(term, known));
  return spelled.every((term, index) => term === terms[index]) ? null : spelled;
};

const closestTo = (term: string, known: readonly string[]): string => {
  const most = typosAllowed(term);
  let closest = { word: term, distance: most + 1 };
  for (const word of known) {
    if (word[0] !== term[0]) continue;
    const distance = word.startsWith(term) ? 0 : editDistance(term, word, most);
    if (word === term) return term;
    if (distance < closest.distance) closest = { word, distance };
  }
  return closest.word;
};

const typosAllowed = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
};
