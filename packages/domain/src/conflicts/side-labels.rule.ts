import type { Conflict } from '../model/conflict.ts';
import type { Pronouns } from '../model/pronouns.ts';
import { otherSide, type Side } from '../model/side.ts';

export type SideLabels = Readonly<Record<Side, string>>;

export const DEFAULT_SIDE_LABELS: SideLabels = { her: 'Her side', his: 'His side' };

export const NAMELESS = { author: 'Author', partner: 'Partner' };

export const labelAfter = (name: string): string => `${name}'s side`;

export const sideLabelsOf = (
  conflict: Pick<Conflict, 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'>,
): SideLabels => {
  const { authorSide, userPronouns, partnerPronouns, userNickname, partnerNickname } = conflict;
  if (!isAnotherCouple(userPronouns, partnerPronouns)) return DEFAULT_SIDE_LABELS;
  const author = userNickname || NAMELESS.author;
  const partner = partnerNickname === '' || partnerNickname === author ? NAMELESS.partner : partnerNickname;
  const labels = { her: '', his: '' };
  labels[authorSide] = labelAfter(author);
  labels[otherSide(authorSide)] = labelAfter(partner);
  return labels;
};

export const defaultAuthorSide = (own: Pronouns | null, partner: Pronouns | null): Side | null => {
  if (own === 'he/him') return 'his';
  if (own === 'she/her') return 'her';
  if (partner === 'he/him') return 'her';
  if (partner === 'she/her') return 'his';
  return null;
};

const isAnotherCouple = (one: Pronouns | null, other: Pronouns | null): boolean => {
  const given = [one, other].filter(isGiven);
  if (given.some((pronouns) => pronouns !== 'she/her' && pronouns !== 'he/him')) return true;
  return given.length === 2 && given[0] === given[1];
};

const isGiven = (pronouns: Pronouns | null): boolean =>
  pronouns !== null && pronouns !== '' && pronouns !== 'prefer-not-to-say';
