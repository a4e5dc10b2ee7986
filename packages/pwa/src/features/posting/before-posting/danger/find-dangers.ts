import ENGLISH from './phrases-en.json';

const DANGERS = ['violence', 'threats', 'weapons', 'strangling', 'suicide', 'children', 'control', 'sexual'] as const;

export type Danger = (typeof DANGERS)[number];

/**
 * In a phrase, `/` separates alternative words, and a trailing `*` matches any ending.
 * `…` matches up to three words, and `<name>` matches any word of the group with this name.
 */
export type Phrases = {
  readonly groups: Readonly<Record<string, string>>;
  readonly dangers: Readonly<Record<Danger, readonly string[]>>;
  /** Harmless phrases that contain a danger phrase, which then raises no alarm. */
  readonly harmless: readonly string[];
};

/** Tests for the words allowed at one position of a phrase; null for a gap of up to {@link GAP} words. */
type Step = ReadonlyArray<(word: string) => boolean> | null;
type Phrase = readonly Step[];
type Range = { readonly start: number; readonly end: number };

const GAP = 3;

export function createDangerFinder({ groups, dangers, harmless }: Phrases): (text: string) => readonly Danger[] {
  const parse = (phrase: string): Phrase => phrase.split(' ').map((step) => parseStep(step, groups));
  const phrases = DANGERS.map((danger) => [danger, dangers[danger].map(parse)] as const);
  const exceptions = harmless.map(parse);
  return (text) => {
    const words = wordsOf(text);
    const excused = exceptions.flatMap((phrase) => rangesOf(phrase, words));
    const isMeant = ({ start, end }: Range) => !excused.some((range) => range.start <= start && end <= range.end);
    return phrases.flatMap(([danger, list]) =>
      list.some((phrase) => rangesOf(phrase, words).some(isMeant)) ? [danger] : [],
    );
  };
}

function parseStep(step: string, groups: Phrases['groups']): Step {
  if (step === '…') return null;
  return step.split('/').flatMap((part) => {
    const group = /^<([a-z]+)>$/.exec(part)?.[1];
    if (group !== undefined) return parseStep(groups[group]?.replaceAll(' ', '/') ?? '', groups) ?? [];
    const stem = part.endsWith('*') ? part.slice(0, -1) : null;
    return [stem === null ? (word: string) => word === part : (word: string) => word.startsWith(stem)];
  });
}

function rangesOf(phrase: Phrase, words: readonly string[]): readonly Range[] {
  return words.flatMap((_, start) => {
    const end = endOf(phrase, words, start);
    return end === null ? [] : [{ start, end }];
  });
}

function endOf(phrase: Phrase, words: readonly string[], at: number): number | null {
  const [step, ...rest] = phrase;
  if (step === undefined) return at;
  if (step !== null) {
    const word = words[at];
    return word !== undefined && step.some((fits) => fits(word)) ? endOf(rest, words, at + 1) : null;
  }
  for (let next = at; next <= Math.min(at + GAP, words.length); next++) {
    const end = endOf(rest, words, next);
    if (end !== null) return end;
  }
  return null;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds English phrases, in people's own words. Based on the Danger Assessment (dangerassessment.org) and the Columbia
 * Suicide Severity Rating Scale (cssrs.columbia.edu).
 */
export const findDangers = createDangerFinder(ENGLISH);
