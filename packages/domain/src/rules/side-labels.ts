import type { Conflict } from '../model/conflict.ts';
import type { Pronouns } from '../model/pronouns.ts';
import { otherSide, type Side } from '../model/side.ts';
import type { SideLabels } from './results.ts';

export const DEFAULT_SIDE_LABELS: SideLabels = { her: 'Her side', his: 'His side' };

/**
 * "Her side" and "His side" for a couple of she/her and he/him, or when pronouns are not given;
 * for any other couple the names: "Sam’s side".
 */
export const sideLabelsOf = (
  conflict: Pick<Conflict, 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'>,
): SideLabels => {
  const { authorSide, userPronouns, partnerPronouns, userNickname, partnerNickname } = conflict;
  if (!isGiven(userPronouns) || !isGiven(partnerPronouns) || isHerAndHim(userPronouns, partnerPronouns))
    return DEFAULT_SIDE_LABELS;
  if (userNickname === '' || partnerNickname === '') return DEFAULT_SIDE_LABELS;
  const labels = { her: '', his: '' };
  labels[authorSide] = `${userNickname}'s side`;
  labels[otherSide(authorSide)] = `${partnerNickname}'s side`;
  return labels;
};

/** Which side is the author's: their own pronouns decide, else the partner's; null when the form must ask. */
export const defaultAuthorSide = (own: Pronouns | null, partner: Pronouns | null): Side | null => {
  if (own === 'he/him') return 'his';
  if (own === 'she/her') return 'her';
  if (partner === 'he/him') return 'her';
  if (partner === 'she/her') return 'his';
  return null;
};

const isGiven = (pronouns: Pronouns | null): pronouns is Pronouns =>
  pronouns !== null && pronouns !== '' && pronouns !== 'prefer-not-to-say';

const isHerAndHim = (one: Pronouns, other: Pronouns) =>
  (one === 'she/her' && other === 'he/him') || (one === 'he/him' && other === 'she/her');
