import { DAY, type Timestamp } from '../kernel/index.ts';
import type { Conflict, ContentNote, Pronouns, Review, Side } from '../model/index.ts';
import { CONTENT_NOTES_MAX, otherSide } from '../model/index.ts';

export const COLLAPSED_BY = ['reports', 'moderator'] as const;

export type CollapsedBy = (typeof COLLAPSED_BY)[number];

export const collapsedBy = (review: Review | null): CollapsedBy | null => {
  if (review === 'collapsed-by-reports') return 'reports';
  return review === 'collapsed' ? 'moderator' : null;
};

export const COLLAPSED_NOTICES: Readonly<Record<CollapsedBy, string>> = {
  reports: 'Hidden due to reports. A moderator hasn’t reviewed it yet.',
  moderator: 'Hidden by a moderator.',
};

export const shownTitle = ({
  title,
  collapsedBy: by,
}: Pick<Conflict, 'title'> & { collapsedBy: CollapsedBy | null }): string => (by ? 'Hidden conflict' : title);

type Cared = Pick<Conflict, 'care'>;

export const PAUSED_BY = ['author', 'moderator'] as const;

export type PausedBy = (typeof PAUSED_BY)[number];

export const PAUSED_NOTICE = 'Voting is paused on this conflict.';

export const pausedBy = ({ care: { isPaused, authorPause } }: Cared): PausedBy | null => {
  if (isPaused) return 'moderator';
  return authorPause === 'set' ? 'author' : null;
};

export const shownNotes = ({
  contentNotes,
  care: { notes },
}: Cared & Pick<Conflict, 'contentNotes'>): readonly ContentNote[] =>
  [...new Set([...notes, ...contentNotes])].slice(0, CONTENT_NOTES_MAX);

type Machined = {
  readonly isActive: boolean;
  readonly anonymous: boolean;
  readonly collapsedBy: CollapsedBy | null;
};

/** Copies elsewhere cannot be withdrawn, so anonymous and collapsed conflicts are shown on this site only. */
export const isForMachines = ({ isActive, anonymous, collapsedBy }: Machined): boolean =>
  isActive && !anonymous && collapsedBy === null;

export const isEmbeddable = (conflict: Machined & { readonly allowsEmbed: boolean }): boolean =>
  conflict.allowsEmbed && isForMachines(conflict);

export const isNew = (submittedAt: Timestamp, now: Timestamp): boolean => now - submittedAt < DAY;

export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}\s-]/gu, '')
    // Normalize only now, because removing a character can bring a letter and its accent together.
    .normalize('NFC')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

type Addressed = { readonly title: string; readonly collapsedBy?: CollapsedBy | null };

/** Empty for a collapsed conflict, whose title must not be readable before it is opened. */
export const conflictSlug = ({ title, collapsedBy }: Addressed): string => (collapsedBy ? '' : slugOf(title));

export const conflictPath = (conflict: Addressed & { readonly id: number }): string => {
  const slug = conflictSlug(conflict);
  return slug === '' ? `/conflict/${conflict.id}` : `/conflict/${conflict.id}/${slug}`;
};

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
