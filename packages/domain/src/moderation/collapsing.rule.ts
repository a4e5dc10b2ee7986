import type { Timestamp } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import { type EstablishedRule, isEstablished, type TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { ReportReason } from '../model/report.ts';

/** Does not depend on sides. */
export type ReporterRecord = TrackRecord & {
  readonly agreed: number;
  readonly disagreed: number;
  /** Items that their reports helped to collapse automatically; `day` is the start of the UTC day. */
  readonly collapses: readonly { readonly item: string; readonly day: Timestamp }[];
};

export type CollapsingRule = {
  /** Required total weight, and number of established reporters. */
  readonly weight: number;
  readonly reporters: number;
  /** If the site has fewer established members than this, other reporters count too. */
  readonly established: number;
  /** How many such other reporters are needed, and the minimum age of their accounts in milliseconds. */
  readonly firstReporters: number;
  readonly firstAge: number;
  /** Reporters who collapsed an item together count as one for this long. */
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

/** Established reporters of danger needed to prioritize an item and offer help. */
const DANGER_REPORTERS = 2;

export type Weighing = { readonly established: EstablishedRule; readonly collapsing: CollapsingRule };

/**
 * 0 unless the reporter is established and still has an account; otherwise 0.25 to 1.5 by how often moderators agreed,
 * and 1 without history.
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

/**
 * The reporters who together collapse an item; empty if they do not.
 * @param reporters those with an open report; `record` is null without an account
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

/**
 * Whether one report, confirmed by the detector, collapses an item. Moderators must have agreed with its established
 * reporter at least half the time.
 */
export const collapsesOnSight = (
  reporter: ReporterRecord | null,
  now: Timestamp,
  { established }: Pick<Weighing, 'established'>,
): boolean => reporter !== null && weightOf(reporter, now, established) >= 1 && hasCollapseLeft(reporter, now);

/** One item per day, until a moderator agrees with one of the reporter's reports. */
const hasCollapseLeft = ({ agreed, collapses }: ReporterRecord, now: Timestamp): boolean =>
  agreed > 0 || collapses.every(({ day }) => day < startOfDay(now));

const isOldEnough = (record: ReporterRecord | null, now: Timestamp, { firstAge }: CollapsingRule): boolean =>
  record?.emailVerified === true && now - record.createdAt > firstAge;

/** Groups reporters who collapsed an item together, directly or through others. Each group counts as one. */
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
