import { isReservedNickname, PSEUDONYM_COUNT, pseudonymAt, RESERVED } from './nickname.rule.ts';

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

/** Rejects invisible characters and words that mix scripts (UTS 39, level "highly restrictive"). */
const isClearName = (name: string): boolean => {
  const seen = JOINERS.reduce((left, joiner) => left.replaceAll(joiner, ''), name.normalize('NFKC'));
  return (
    !HIDDEN.test(seen) && seen.split(BETWEEN_WORDS).every((word) => WRITINGS.some((writing) => writing.test(word)))
  );
};

const JOINERS: readonly RegExp[] = [
  /(?<=\p{Emoji})[\ufe0e\ufe0f]/gu,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu,
  /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu,
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}])(?:\u200c|\u200d)/gu,
  /(?<=[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}])(?:\u200c|\u200d)/gu,
  /(?<=[\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])(?:\u200c|\u200d)/gu,
];

/** Fonts draw nothing for the empty Braille pattern, the object replacement and the null notehead. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800\ufffc\u{1d159}]/u;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

const WRITINGS: readonly RegExp[] = [
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Bopo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hang}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Grek}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Arab}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Armn}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Hebr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Geor}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Ethi}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Thai}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Laoo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Khmr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Mymr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Tibt}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Thaa}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Deva}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Beng}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Guru}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Gujr}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Orya}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Taml}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Telu}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Knda}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Mlym}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Sinh}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Adlm}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Bali}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Bamu}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Batk}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cakm}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cans}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cham}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Cher}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Hmnp}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Java}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Kali}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Lana}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Lepc}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Limb}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Lisu}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Mand}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Mong}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Mtei}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Newa}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Nkoo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Olck}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Osge}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Plrd}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Rohg}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Saur}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Sund}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Sylo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Syrc}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Tale}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Talu}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Tavt}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Tfng}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Vaii}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Wcho}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Yiii}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];
