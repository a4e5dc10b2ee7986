import type { Timestamp } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import { type EstablishedRule, isEstablished, type TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { ReportReason } from '../model/report.ts';

export type ReporterRecord = TrackRecord & {
  readonly agreed: number;
  readonly disagreed: number;
  /** Items that this member's reports helped to collapse automatically. `day` is the start of that UTC day. */
  readonly collapses: readonly { readonly item: string; readonly day: Timestamp }[];
};

export type CollapsingRule = {
  /** An item collapses when at least `reporters` established members report it with at least this total weight. */
  readonly weight: number;
  readonly reporters: number;
  /** The site counts as young while it has fewer established members than this. */
  readonly established: number;
  /** On a young site, this many members with verified accounts older than `firstAge` ms can collapse an item too. */
  readonly firstReporters: number;
  readonly firstAge: number;
  /** Reporters who helped to collapse the same earlier item count as one for this many milliseconds afterwards. */
  readonly together: number;
};

export const COLLAPSING_RULE: CollapsingRule = {
  weight: 3,
  reporters: 3,
  established: 50,
  firstReporters: 5,
  firstAge: DAY,
  together: 30 * DAY,
};

/** When this many established members report danger, moderators see the item first, and a conflict shows help. */
const DANGER_REPORTERS = 2;

export type Weighing = { readonly established: EstablishedRule; readonly collapsing: CollapsingRule };

/**
 * 0 for a reporter who is not established. For others, 0.25 to 1.5 by how often moderators agreed with them; 1 without
 * history.
 */
export const weightOf = (reporter: ReporterRecord | null, now: Timestamp, rule: EstablishedRule): number => {
  if (reporter === null || !isEstablished(reporter, now, rule)) return 0;
  const { agreed, disagreed } = reporter;
  return Math.min(1.5, Math.max(0.25, (2 * (agreed + 2)) / (agreed + disagreed + 4)));
};

export const isReportedAsDanger = (
  reports: readonly { readonly reason: ReportReason; readonly record: ReporterRecord | null }[],
  now: Timestamp,
  rule: EstablishedRule,
): boolean =>
  reports.filter(({ reason, record }) => reason === 'danger' && weightOf(record, now, rule) > 0).length >=
  DANGER_REPORTERS;

export const saysDanger = ({ reports }: { readonly reports: readonly { readonly reason: ReportReason }[] }): boolean =>
  reports.some(({ reason }) => reason === 'danger');

/**
 * Returns the reporters who together collapse the item, or nobody if they are too few.
 * @param reporters everybody with an open report; `record` is null without an account
 * @param isYoung whether the site has too few established members
 */
export const foldersOf = <Reporter extends { readonly record: ReporterRecord | null }>(
  reporters: readonly Reporter[],
  isYoung: boolean,
  now: Timestamp,
  { established, collapsing }: Weighing,
): readonly Reporter[] => {
  const free = reporters.filter(({ record }) => record !== null && hasCollapseLeft(record, now));
  const weigh = ({ record }: Reporter) => weightOf(record, now, established);
  const weighty = free.filter((reporter) => weigh(reporter) > 0);
  const mailboxKeys = apart(weighty, now, collapsing);
  const weight = mailboxKeys.reduce((sum, group) => sum + Math.max(...group.map(weigh)), 0);
  if (mailboxKeys.length >= collapsing.reporters && weight >= collapsing.weight) return weighty;
  if (!isYoung) return [];
  const first = free.filter(({ record }) => isOldEnough(record, now, collapsing));
  return apart(first, now, collapsing).length >= collapsing.firstReporters ? first : [];
};

/** Whether this member's report alone collapses an item if `PersonalDetector` finds personal details in its text. */
export const collapsesOnSight = (
  reporter: ReporterRecord | null,
  now: Timestamp,
  { established }: Pick<Weighing, 'established'>,
): boolean => reporter !== null && weightOf(reporter, now, established) >= 1 && hasCollapseLeft(reporter, now);

/** A member's reports may help collapse one item a day, or any number once a moderator has agreed with one of them. */
const hasCollapseLeft = ({ agreed, collapses }: ReporterRecord, now: Timestamp): boolean =>
  agreed > 0 || collapses.every(({ day }) => day < startOfDay(now));

const isOldEnough = (record: ReporterRecord | null, now: Timestamp, { firstAge }: CollapsingRule): boolean =>
  record?.emailVerified === true && now - record.createdAt > firstAge;

/**
 * Groups reporters who recently helped to collapse the same earlier item, because they may act in concert. A reporter
 * who shares such an item with two groups joins them. Each group counts as one reporter.
 */
const apart = <Reporter extends { readonly record: ReporterRecord | null }>(
  reporters: readonly Reporter[],
  now: Timestamp,
  { together }: CollapsingRule,
): readonly (readonly Reporter[])[] => {
  const itemsOf = ({ record }: Reporter) =>
    (record?.collapses ?? []).filter(({ day }) => startOfDay(now) - day <= together).map(({ item }) => item);
  return reporters.reduce<readonly (readonly Reporter[])[]>((groups, reporter) => {
    const items = new Set(itemsOf(reporter));
    const isWithThem = (group: readonly Reporter[]) => group.flatMap(itemsOf).some((item) => items.has(item));
    return [...groups.filter((group) => !isWithThem(group)), [reporter, ...groups.filter(isWithThem).flat()]];
  }, []);
};
