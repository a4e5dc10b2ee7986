import { collapsedBy } from '../conflicts/shown.rule.ts';
import { outcomeOf, type Standing, standingAfter, takeDown } from '../conflicts/standing.rule.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import { type Clock, type ConflictId, type MemberId, type Timestamp, updateIdOf } from '../kernel/index.ts';
import type {
  AlertSubject,
  ContentNote,
  Effect,
  Report,
  ReportedItem,
  ReportReason,
  Ruling,
  Suspension,
  Update,
  Verdict,
  Write,
} from '../model/index.ts';
import { enqueue, NO_CARE } from '../model/index.ts';
import type { LastRuling, OpenReport, ReportedState, ReportStore, SettleState } from './moderation.port.ts';
import { suspensionEnd } from './moderation.rule.ts';

/** If `ground` is null, the ruling uses the most common reason of the reports. */
export type Word = Pick<Ruling, 'facts' | 'by'> & {
  readonly ground: ReportReason | null;
  readonly suspension?: Suspension | null;
  readonly notes?: readonly ContentNote[];
};

const BY_COMMAND: Word = { ground: null, facts: '', by: 'operator' };

export const settleReports =
  ({ reports, clock }: { reports: Pick<ReportStore, 'settle'>; clock: Clock }) =>
  (item: ReportedItem, verdict: Verdict): Promise<number> => {
    const now = clock();
    return reports.settle(item, (state) => ({
      writes: settlement(item, verdict, BY_COMMAND, state, now),
      result: state.openReports.length,
    }));
  };

export const settlement = (
  item: ReportedItem,
  verdict: Verdict,
  { ground, facts, by, suspension = null, notes = [] }: Word,
  { item: before, openReports, undone = null }: SettleState & { readonly undone?: LastRuling | null },
  now: Timestamp,
): readonly Write[] => {
  const why = ground ?? mainReason(openReports);
  const after = before && standingAfter(undone ? standingWithout(before, undone.ruling) : before, verdict, notes);
  const change: VerdictEffect = before && after ? effectOf(before, verdict, after) : 'none';
  // Every suspension needs a statement of reasons, and the effect `none` produces no statement.
  const effect = before && suspension && change === 'none' ? 'warned' : change;
  const authorId = before?.authorId ?? null;
  const suspends = suspension ? true : undone?.ruling.suspension ? false : null;
  return [
    ...(undone
      ? [...liftSuspension(undone.ruling, before), reviseReports(undone.ruling, before, verdict !== 'keep', now)]
      : []),
    ...(before && after
      ? notifications(
          { about: { item, conflictId: before.conflictId }, effect, why, before, after, undone, suspends },
          now,
        )
      : []),
    ...(before && after ? changedStanding(item, before, after) : []),
    ...notifyVisitors(openReports, now),
    {
      kind: 'add-ruling',
      ruling: {
        item,
        verdict,
        effect,
        ground: why,
        facts,
        by,
        at: now,
        ...(suspension && { suspension }),
        ...(verdict === 'note' && { notes }),
      },
    },
    ...(suspension && authorId
      ? [{ kind: 'suspend', memberId: authorId, until: suspensionEnd(suspension, now), now } as const]
      : []),
    { kind: 'settle-reports', item, conflictId: before?.conflictId ?? null, agreed: verdict !== 'keep', at: now },
  ];
};

const standingWithout = (before: Standing, { effect }: Ruling): Standing => {
  const { takenDownBy, care } = standingAfter(before, 'restore');
  return {
    takenDownBy: effect === 'removed' ? takenDownBy : before.takenDownBy,
    review: 'kept',
    care: effect === 'rested' || effect === 'noted' ? care : before.care,
  };
};

type ItemOwner = Pick<ReportedState, 'authorId' | 'conflictId'> | null;

export const liftSuspension = ({ suspension, at }: Ruling, before: ItemOwner): readonly Write[] =>
  suspension && before?.authorId
    ? [{ kind: 'lift-suspension', memberId: before.authorId, until: suspensionEnd(suspension, at) }]
    : [];

/**
 * @param agreed whether the reports that the ruling settled were right after all
 * @param by the time of the new ruling
 */
export const reviseReports = ({ item, at }: Ruling, before: ItemOwner, agreed: boolean, by: Timestamp): Write => ({
  kind: 'revise-reports',
  item,
  conflictId: before?.conflictId ?? null,
  settledAt: at,
  agreed,
  at: by,
});

export type VerdictEffect = Exclude<Effect, 'upheld' | 'withdrawn'>;

const effectOf = (before: Standing, verdict: Verdict, after: Standing): VerdictEffect =>
  verdict === 'warn' ? 'warned' : effectBetween(before, after);

export const effectBetween = (before: Standing, after: Standing): VerdictEffect => {
  const wasRemoved = isRemoved(before);
  if (isRemoved(after)) return wasRemoved ? 'none' : 'removed';
  const [wasCollapsed, isCollapsed] = [collapsedBy(before.review), collapsedBy(after.review)];
  const isOtherwise = wasRemoved || wasCollapsed !== isCollapsed;
  if (isCollapsed && isOtherwise) return 'collapsed';
  const [cared, cares] = [before.care ?? NO_CARE, after.care ?? NO_CARE];
  if (cares.isPaused && !cared.isPaused) return 'rested';
  if (cares.notes.some((note) => !cared.notes.includes(note))) return 'noted';
  const isFreed = cared.isPaused !== cares.isPaused || cared.notes.length > cares.notes.length;
  return isOtherwise || isFreed ? 'restored' : 'none';
};

const isRemoved = ({ takenDownBy }: Standing): boolean => takenDownBy !== null && takenDownBy !== 'rest';

export const changedStanding = (
  item: ReportedItem,
  {
    conflictId,
    takenDownBy,
    review,
    care,
    updates,
    countsFor,
  }: Standing & Pick<ReportedState, 'conflictId' | 'updates' | 'countsFor'>,
  after: Standing,
): readonly Write[] => [
  ...(after.takenDownBy === takenDownBy
    ? []
    : [
        ...takeDown(item, { conflictId, isPublic: takenDownBy === null, countsFor }, after.takenDownBy),
        ...(item.kind === 'update' ? [endingWithout(item, conflictId, updates, after)] : []),
      ]),
  ...(after.review === null || after.review === review
    ? []
    : [{ kind: 'review', item, conflictId, review: after.review } as const]),
  ...(after.care === null || after.care === care ? [] : [{ kind: 'put-care', conflictId, care: after.care } as const]),
];

const endingWithout = (
  { id }: Extract<ReportedItem, { kind: 'update' }>,
  conflictId: ConflictId,
  updates: readonly Update[],
  { takenDownBy }: Standing,
): Write => {
  const standing = updates.filter((update) =>
    updateIdOf(update) === id ? takenDownBy === null : update.takenDownBy === null,
  );
  return { kind: 'put-ending', conflictId, endedAt: outcomeOf(standing) };
};

type About = { readonly item: ReportedItem; readonly conflictId: ConflictId };

type SettledAlert = Extract<AlertSubject, { type: 'report-settled' }>;

export const settledAlert = (about: About, after: Standing, effect: VerdictEffect): SettledAlert => ({
  type: 'report-settled',
  ...about,
  verdict: settledAs(after, effect),
});

export const revisedAlert = (about: About, after: Standing, effect: VerdictEffect): AlertSubject => ({
  ...settledAlert(about, after, effect),
  isRevised: true,
});

const settledAs = ({ takenDownBy, review }: Standing, effect: VerdictEffect) => {
  if (takenDownBy !== null) return 'removed';
  if (collapsedBy(review)) return 'collapsed';
  if (effect === 'rested') return 'paused';
  return effect === 'noted' ? 'noted' : 'kept';
};

type Settled = {
  readonly about: About;
  readonly effect: VerdictEffect;
  readonly why: ReportReason;
  readonly before: ReportedState;
  readonly after: Standing;
  readonly undone: LastRuling | null;
  readonly suspends: boolean | null;
};

const notifications = (
  { about, effect, why, before, after, undone, suspends }: Settled,
  now: Timestamp,
): readonly Write[] => [
  ...notifyReporters(before.openReports, settledAlert(about, after, effect), now),
  ...(undone?.reporters ?? []).map((reporter) => raise(reporter, revisedAlert(about, after, effect), now)),
  ...(effect === 'none' ? [] : notifyAuthor(before, toldOf(effect, why, about, suspends), now)),
];

/** @param suspended true if the decision suspends the author, false if it ends a suspension, null for neither */
export const toldOf = (
  effect: Exclude<VerdictEffect, 'none'>,
  reason: ReportReason,
  about: About,
  suspended: boolean | null = null,
): AlertSubject =>
  effect === 'restored'
    ? { type: 'item-restored', ...about, ...(suspended === false && { endsSuspension: true }) }
    : { type: ALERTS[effect], ...about, by: 'operator', reason, ...(suspended && { isSuspended: true }) };

const ALERTS = {
  collapsed: 'item-collapsed',
  removed: 'item-hidden',
  rested: 'item-rested',
  noted: 'item-noted',
  warned: 'item-warned',
} as const;

export const raise = (memberId: MemberId, subject: AlertSubject, at: Timestamp): Write => ({
  kind: 'raise-alert',
  alert: { memberId, subject, count: 1, at },
});

export const notifyReporters = (
  reports: readonly OpenReport[],
  subject: AlertSubject,
  at: Timestamp,
): readonly Write[] =>
  reports.flatMap(({ reporterId, record }) => (record === null ? [] : [raise(reporterId, subject, at)]));

export const notifyVisitors = (reports: readonly OpenReport[], now: Timestamp): readonly Write[] =>
  reports.flatMap(({ reporterId, mailTo }): Write[] =>
    mailTo === null
      ? []
      : [
          enqueue(mailJob({ template: 'report-decided', to: mailTo.email, secret: mailTo.secret }, reporterId, now)),
          { kind: 'delete-address', reporterId },
        ],
  );

export const notifyAuthor = (
  { authorId }: Pick<ReportedState, 'authorId'>,
  subject: AlertSubject,
  at: Timestamp,
): readonly Write[] => (authorId === null ? [] : [raise(authorId, subject, at)]);

export const mainReason = (reports: readonly Report[]): ReportReason => {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'other';
};
