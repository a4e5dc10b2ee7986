import { isClearName } from './clear-name.rule.ts';
import { isReservedNickname, RESERVED } from './nickname.rule.ts';
import { PSEUDONYM_COUNT, pseudonymAt } from './pseudonym.rule.ts';

/** Texts that look alike, ignoring case, have the same key (UTS 39). */
export type ConfusableKeyOf = (text: string) => string;

export const nameRules = (confusableKeyOf: ConfusableKeyOf) => {
  const lettersOf = (text: string) => confusableKeyOf(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const wordsOf = (text: string) => confusableKeyOf(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const site = lettersOf('twosides');
  const offices = new Set(OFFICES.map(lettersOf));
  const names = new Set([...RESERVED, ...OTHER_NAMES].map(lettersOf).filter(Boolean));
  const pseudonyms = new Set(Array.from({ length: PSEUDONYM_COUNT }, (_, index) => lettersOf(pseudonymAt(index))));

  const claimsRole = (name: string): boolean =>
    readings(name).some(
      (written) =>
        lettersOf(written).includes(site) ||
        names.has(lettersOf(written)) ||
        runsOf(wordsOf(written)).some((run) => offices.has(run)),
    );

  return {
    mayBePseudonym: (name: string): boolean => !claimsRole(name),
    /** Does not check whether another member already has the nickname. */
    problemOf: (nickname: string): 'nickname-unclear' | 'nickname-reserved' | null => {
      if (isReservedNickname(nickname) || claimsRole(nickname) || pseudonyms.has(lettersOf(nickname)))
        return 'nickname-reserved';
      return isClearName(nickname) ? null : 'nickname-unclear';
    },
  };
};

export type NameRules = ReturnType<typeof nameRules>;

/** Reserved as a word anywhere in a name: "Admin Ana", "Support 2". */
const OFFICES = ['admin', 'administrator', 'moderator', 'mod', 'support', 'staff', 'official'];

const OTHER_NAMES = ['moderators', 'partner', 'team', 'the team'];

const readings = (name: string): string[] =>
  [name, name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')].flatMap((written) => [
    written,
    written.replaceAll(/\p{Nd}+(?!\p{L})/gu, ''),
  ]);

const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, from) => [
    word,
    ...words
      .slice(from + 1)
      .map((_, more) => words.slice(from, from + more + 2).join(''))
      .filter(isLong),
  ]);

const isLong = (run: string): boolean => run.length >= 5;
