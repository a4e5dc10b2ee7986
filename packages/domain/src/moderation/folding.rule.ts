import type { Timestamp } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import type { ReportReason } from '../model/report.ts';
import { type EstablishedRule, isEstablished, type TrackRecord } from '../voices/established.rule.ts';

/** What is known of somebody who reports; nothing of it depends on sides. */
export type ReporterRecord = TrackRecord & {
  /** Reports on which a moderator was of the same mind, and those on which not. */
  readonly agreed: number;
  readonly disagreed: number;
  /** What their reports have folded by themselves: the item as text, and the start of its UTC day. */
  readonly folds: readonly { readonly item: string; readonly day: Timestamp }[];
};

/** When reports fold an item by themselves. */
export type FoldingRule = {
  /** What the reports of established members must add up to, and how many of them there must be. */
  readonly weight: number;
  readonly reporters: number;
  /** While fewer members than that are established, others count too. */
  readonly established: number;
  /** How many of those fold then, and how old their accounts are, in milliseconds. */
  readonly firstReporters: number;
  readonly firstAge: number;
  /** For how long those who have folded something together count as one, in milliseconds. */
  readonly together: number;
};

export const FOLDING_RULE: FoldingRule = {
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
export type Weighing = { readonly established: EstablishedRule; readonly folding: FoldingRule };

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
 * Whose reports fold an item by themselves; nobody's where they do not.
 * @param reporters those with an open report of it; null for somebody who has no account any more
 * @param isYoung whether too few members are established for them alone to decide
 */
export const foldersOf = <Reporter extends { readonly record: ReporterRecord | null }>(
  reporters: readonly Reporter[],
  isYoung: boolean,
  now: Timestamp,
  { established, folding }: Weighing,
): readonly Reporter[] => {
  const free = reporters.filter(({ record }) => record !== null && hasFoldLeft(record, now));
  const weigh = ({ record }: Reporter) => weightOf(record, now, established);
  const weighty = free.filter((reporter) => weigh(reporter) > 0);
  const voices = apart(weighty, now, folding);
  const weight = voices.reduce((sum, group) => sum + Math.max(...group.map(weigh)), 0);
  if (voices.length >= folding.reporters && weight >= folding.weight) return weighty;
  if (!isYoung) return [];
  const first = free.filter(({ record }) => isOldEnough(record, now, folding));
  return apart(first, now, folding).length >= folding.firstReporters ? first : [];
};

/**
 * Whether one report folds an item where a machine finds in its words what the report says: of an established member
 * with whom moderators have agreed as often as not, and who has folded nothing else that day.
 */
export const foldsOnSight = (
  reporter: ReporterRecord | null,
  now: Timestamp,
  { established }: Pick<Weighing, 'established'>,
): boolean => reporter !== null && weightOf(reporter, now, established) >= 1 && hasFoldLeft(reporter, now);

/** One a day, until a moderator has agreed with one of their reports. */
const hasFoldLeft = ({ agreed, folds }: ReporterRecord, now: Timestamp): boolean =>
  agreed > 0 || folds.every(({ day }) => day < startOfDay(now));

const isOldEnough = (record: ReporterRecord | null, now: Timestamp, { firstAge }: FoldingRule): boolean =>
  record?.emailVerified === true && now - record.createdAt > firstAge;

/** Reporters by whom they count as one with: those who have folded something together, also by way of others. */
const apart = <Reporter extends { readonly record: ReporterRecord | null }>(
  reporters: readonly Reporter[],
  now: Timestamp,
  { together }: FoldingRule,
): readonly (readonly Reporter[])[] => {
  const itemsOf = ({ record }: Reporter) =>
    (record?.folds ?? []).filter(({ day }) => startOfDay(now) - day <= together).map(({ item }) => item);
  return reporters.reduce<readonly (readonly Reporter[])[]>((groups, reporter) => {
    const items = new Set(itemsOf(reporter));
    const isWithThem = (group: readonly Reporter[]) => group.flatMap(itemsOf).some((item) => items.has(item));
    return [...groups.filter((group) => !isWithThem(group)), [reporter, ...groups.filter(isWithThem).flat()]];
  }, []);
};
