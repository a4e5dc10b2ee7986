import { isClearName } from './clear-name.rule.ts';
import { isReservedNickname, RESERVED } from './nickname.rule.ts';
import { PSEUDONYM_COUNT, pseudonymAt } from './pseudonym.rule.ts';

/**
 * What a text looks like: two texts that can be mistaken for each other have one skeleton (UTS 39), also in other
 * letter cases.
 */
export type ConfusableKeyOf = (text: string) => string;

/** What a name may not look like. The skeletons of the site's own names are made once. */
export const nameRules = (confusableKeyOf: ConfusableKeyOf) => {
  const lettersOf = (text: string) => confusableKeyOf(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const wordsOf = (text: string) => confusableKeyOf(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const site = lettersOf('twosides');
  const offices = new Set(OFFICES.map(lettersOf));
  const names = new Set([...RESERVED, ...OTHER_NAMES].map(lettersOf).filter(Boolean));
  const pseudonyms = new Set(Array.from({ length: PSEUDONYM_COUNT }, (_, index) => lettersOf(pseudonymAt(index))));

  /** The site's name anywhere, an office as one of the words or in pieces, or what the site itself calls people. */
  const isOffice = (name: string): boolean =>
    writings(name).some(
      (written) =>
        lettersOf(written).includes(site) ||
        names.has(lettersOf(written)) ||
        runsOf(wordsOf(written)).some((run) => offices.has(run)),
    );

  return {
    /** A name that may stand on an anonymous conflict as far as the site is concerned. */
    mayBePseudonym: (name: string): boolean => !isOffice(name),
    /** What is wrong with a nickname, no matter who else has it. */
    problemOf: (nickname: string): 'nickname-unclear' | 'nickname-reserved' | null => {
      if (isReservedNickname(nickname) || isOffice(nickname) || pseudonyms.has(lettersOf(nickname)))
        return 'nickname-reserved';
      return isClearName(nickname) ? null : 'nickname-unclear';
    },
  };
};

export type NameRules = ReturnType<typeof nameRules>;

/** Reserved wherever they are a word: "Admin Ana", "Support 2". */
const OFFICES = ['admin', 'administrator', 'moderator', 'mod', 'support', 'staff', 'official'];

/** Reserved as the whole of a name, with those that the forms know of. */
const OTHER_NAMES = ['moderators', 'partner', 'team', 'the team'];

/** As it stands, with the words of "AdminAna" apart, and without the numbers that end words. */
const writings = (name: string): string[] =>
  [name, name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')].flatMap((written) => [
    written,
    written.replaceAll(/\p{Nd}+(?!\p{L})/gu, ''),
  ]);

/** The words, and what neighbours give together ("Ad min"): only long ones, since short pieces meet by chance. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, from) => [
    word,
    ...words
      .slice(from + 1)
      .map((_, more) => words.slice(from, from + more + 2).join(''))
      .filter(isLong),
  ]);

const isLong = (run: string): boolean => run.length >= 5;
