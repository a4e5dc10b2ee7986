import type { Timestamp } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import { type EstablishedRule, isEstablished, type TrackRecord } from '../mailbox-keys/established.rule.ts';
import type { ReportReason } from '../model/report.ts';

/** What is known of somebody who reports; nothing of it depends on sides. */
export type ReporterRecord = TrackRecord & {
  /** Reports on which a moderator was of the same mind, and those on which not. */
  readonly agreed: number;
  readonly disagreed: number;
  /** What their reports have collapsed by themselves: the item as text, and the start of its UTC day. */
  readonly collapses: readonly { readonly item: string; readonly day: Timestamp }[];
};

/** When reports collapse an item by themselves. */
export type CollapsingRule = {
  /** What the reports of established members must add up to, and how many of them there must be. */
  readonly weight: number;
  readonly reporters: number;
  /** While fewer members than that are established, others count too. */
  readonly established: number;
  /** How many of those collapse then, and how old their accounts are, in milliseconds. */
  readonly firstReporters: number;
  readonly firstAge: number;
  /** For how long those who have collapsed something together count as one, in milliseconds. */
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

/** Established reporters of danger who put an item at the head of the desk, and help beside a conflict. */
const DANGER_REPORTERS = 2;

/** By which rules reporters are weighed. */
export type Weighing = { readonly established: EstablishedRule; readonly collapsing: CollapsingRule };

/**
 * What a report weighs: nothing unless its reporter is established and has an account (still), else by how often
 * moderators have been of the same mind, from 0.25 to 1.5; 1 for somebody on whom there is no word yet.
 */
export const weightOf = (reporter: ReporterRecord | null, now: Timestamp, rule: EstablishedRule): number => {
  if (reporter === null || !isEstablished(reporter, now, rule)) return 0;
  const { agreed, disagreed } = reporter;
  return Math.min(1.5, Math.max(0.25, (2 * (agreed + 2)) / (agreed + disagreed + 4)));
};

/** Whether enough established members report danger. */
export const isReportedAsDanger = (
  reports: readonly { readonly reason: ReportReason; readonly record: ReporterRecord | null }[],
  now: Timestamp,
  rule: EstablishedRule,
): boolean =>
  reports.filter(({ reason, record }) => reason === 'danger' && weightOf(record, now, rule) > 0).length >=
  DANGER_REPORTERS;

/**
 * Whose reports collapse an item by themselves; nobody's where they do not.
 * @param reporters those with an open report of it; null for somebody who has no account any more
 * @param isYoung whether too few members are established for them alone to decide
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
 * Whether one report collapses an item where a machine finds in its words what the report says: of an established
 * member with whom moderators have agreed as often as not, and who has collapsed nothing else that day.
 */
export const collapsesOnSight = (
  reporter: ReporterRecord | null,
  now: Timestamp,
  { established }: Pick<Weighing, 'established'>,
): boolean => reporter !== null && weightOf(reporter, now, established) >= 1 && hasCollapseLeft(reporter, now);

/** One a day, until a moderator has agreed with one of their reports. */
const hasCollapseLeft = ({ agreed, collapses }: ReporterRecord, now: Timestamp): boolean =>
  agreed > 0 || collapses.every(({ day }) => day < startOfDay(now));

const isOldEnough = (record: ReporterRecord | null, now: Timestamp, { firstAge }: CollapsingRule): boolean =>
  record?.emailVerified === true && now - record.createdAt > firstAge;

/** Reporters by whom they count as one with: those who have collapsed something together, also by way of others. */
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
