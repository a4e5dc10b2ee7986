import { sideLabelsOf } from '../conflicts/shown.rule.ts';
import { DAY, MONTH, startOfDay, type Timestamp, WEEK } from '../kernel/index.ts';
import { type Conflict, type Effect, isByItself, itemKey, type Ruling, type Suspension } from '../model/index.ts';

export type ClaimError = 'own-case' | 'case-claimed';

export type CaseHold = {
  /** Whether any account of the moderator's mailbox wrote or reported the item. */
  readonly isOwn: boolean;
  readonly claim: { readonly by: string; readonly until: Timestamp } | null;
};

/** Checks `isOwn` first, because moderators must not learn whether somebody has claimed a case about them. */
export const claimRefusal = ({ isOwn, claim }: CaseHold, by: string, now: Timestamp): ClaimError | null => {
  if (isOwn) return 'own-case';
  return claim !== null && claim.by !== by && claim.until > now ? 'case-claimed' : null;
};

/** Milliseconds in which moderators may change their own decisions. */
export const RECONSIDERED_FOR = WEEK;

export const isReconsiderable = (last: Ruling | null, by: string, now: Timestamp): boolean =>
  last !== null && last.by === by && last.answers === undefined && now - last.at < RECONSIDERED_FOR;

/** These are rough, because an exact number of decisions could reveal who the author is. */
export const AUTHOR_RECORDS = ['none', 'one', 'several'] as const;

/** @param rulings about the author's other items, oldest first. An item's latest ruling decides whether it counts. */
export const authorRecord = (rulings: readonly Ruling[], now: Timestamp): (typeof AUTHOR_RECORDS)[number] => {
  const latest = new Map<string, Ruling>();
  for (const ruling of rulings) if (!CHANGES_NOTHING.includes(ruling.effect)) latest.set(itemKey(ruling.item), ruling);
  const count = [...latest.values()].filter((ruling) => isAgainstAuthor(ruling) && now - ruling.at < REMEMBERED).length;
  if (count === 0) return 'none';
  return count === 1 ? 'one' : 'several';
};

const REMEMBERED = 12 * MONTH;
const CHANGES_NOTHING: readonly Effect[] = ['none', 'upheld'];

const isAgainstAuthor = (ruling: Ruling): boolean =>
  !isByItself(ruling) &&
  (['collapsed', 'removed', 'warned'].includes(ruling.effect) || ruling.suspension !== undefined);

/** Maximum number of visitors' reports read per item, because anybody can make many. */
export const VISITORS_READ = 10;

export const MEMBERS_READ = 100;

export const REPORTS_LOOKED_AT = 200;

type Written = Parameters<typeof sideLabelsOf>[0] & Pick<Conflict, 'title' | 'herSide' | 'hisSide' | 'tags'>;

/** A conflict's words, with its sides named as on its page. */
export const conflictText = (conflict: Written): string => {
  const { title, herSide, hisSide, tags } = conflict;
  const labels = sideLabelsOf(conflict);
  const sides = [`${labels.her}: ${herSide}`, `${labels.his}: ${hisSide}`];
  return [title, ...sides, ...(tags.length === 0 ? [] : [`Tags: ${tags.join(', ')}`])].join('\n\n');
};

/** An exact age could reveal who wrote the item. */
export const coarseAge = (at: Timestamp, now: Timestamp): string => {
  const age = now - at;
  if (age < WEEK) return 'this week';
  return age < MONTH ? 'this month' : 'older';
};

export const FOR_GOOD: Timestamp = 253_402_300_799_999;

/** The last millisecond of the last suspended day, UTC. */
export const suspensionEnd = (suspension: Suspension, from: Timestamp): Timestamp =>
  suspension === 'for-good' ? FOR_GOOD : startOfDay(from) + (Number(suspension) + 1) * DAY - 1;

/** Such as "November 30, 2026 (UTC)"; null for a permanent suspension. */
export const lastDay = (until: Timestamp): string | null =>
  until >= FOR_GOOD
    ? null
    : `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(until)} (UTC)`;

export const suspendedText = (until: Timestamp): string => {
  const day = lastDay(until);
  const end = day === null ? 'permanently suspended' : `suspended until the end of ${day}`;
  return `Your account is ${end}. You can still read, and you can appeal under “Moderation decisions.”`;
};
