import { DAY, startOfDay, type Timestamp } from '../kernel/index.ts';
import { type EstablishedRule, isEstablished, type TrackRecord } from '../mailbox-keys/mailbox-key.rule.ts';
import type { ReportReason } from '../model/index.ts';

export type ReporterRecord = TrackRecord & {
  readonly agreed: number;
  readonly disagreed: number;
  /** `day` is the start of a UTC day. */
  readonly collapses: readonly { readonly item: string; readonly day: Timestamp }[];
};

export type CollapsingRule = {
  readonly weight: number;
  readonly reporters: number;
  readonly established: number;
  /** These reporters need verified accounts that are older than `firstAge` milliseconds. */
  readonly firstReporters: number;
  readonly firstAge: number;
  /** For this many milliseconds, members whose reports collapsed the same item count as one reporter. */
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

const DANGER_REPORTERS = 2;

export type Weighing = { readonly established: EstablishedRule; readonly collapsing: CollapsingRule };

/** 0 for a reporter who is not established, otherwise 0.25 to 1.5. It rises when moderators agree with the reporter. */
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

export const collapsersOf = <Reporter extends { readonly record: ReporterRecord | null }>(
  reporters: readonly Reporter[],
  isYoung: boolean,
  now: Timestamp,
  { established, collapsing }: Weighing,
): readonly Reporter[] => {
  const free = reporters.filter(({ record }) => record !== null && hasCollapseLeft(record, now));
  const weigh = ({ record }: Reporter) => weightOf(record, now, established);
  const weighty = free.filter((reporter) => weigh(reporter) > 0);
  const groups = apart(weighty, now, collapsing);
  const weight = groups.reduce((sum, group) => sum + Math.max(...group.map(weigh)), 0);
  if (groups.length >= collapsing.reporters && weight >= collapsing.weight) return weighty;
  if (!isYoung) return [];
  const first = free.filter(({ record }) => isOldEnough(record, now, collapsing));
  return apart(first, now, collapsing).length >= collapsing.firstReporters ? first : [];
};

export const collapsesOnSight = (
  reporter: ReporterRecord | null,
  now: Timestamp,
  { established }: Pick<Weighing, 'established'>,
): boolean => reporter !== null && weightOf(reporter, now, established) >= 1 && hasCollapseLeft(reporter, now);

const hasCollapseLeft = ({ agreed, collapses }: ReporterRecord, now: Timestamp): boolean =>
  agreed > 0 || collapses.every(({ day }) => day < startOfDay(now));

const isOldEnough = (record: ReporterRecord | null, now: Timestamp, { firstAge }: CollapsingRule): boolean =>
  record?.emailVerified === true && now - record.createdAt > firstAge;

/** Each group counts as one reporter, because members who report the same items may act in concert. */
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
