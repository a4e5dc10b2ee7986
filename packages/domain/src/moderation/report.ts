import { standingAfter } from '../conflicts/standing.rule.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { DAY, err, HOUR, ok, startOfDay } from '../kernel/index.ts';
import { isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import type { MailboxKeyStore } from '../mailbox-keys/mailbox-key-store.port.ts';
import { enqueue, type Report, type ReportedItem, type ReportReason, unchanged, type Write } from '../model/index.ts';
import type { PersonalKind } from '../names/personal.rule.ts';
import { collapsersOf, collapsesOnSight, isReportedAsDanger, type Weighing, weightOf } from './collapsing.rule.ts';
import type { OpenReport, PersonalDetector, ReportedState, ReportStore } from './moderation.port.ts';
import { mainReason, notifyAuthor } from './settle-reports.ts';
import type { VisitorReportInput } from './visitor-report.api.ts';

type ReportError<Kind extends ReportedItem['kind']> =
  | `${Kind}-not-found`
  | 'suspended'
  | 'own-item'
  | 'already-reported'
  | 'email-verification-required';

type Needs = {
  reports: Pick<ReportStore, 'report'>;
  mailboxKeys: Pick<MailboxKeyStore, 'hasEstablished'>;
  clock: Clock;
  weighing: Weighing;
  detect?: PersonalDetector;
  alarmAddress?: string | null;
};

/** A member's new report replaces their open report. After a decision, a new report is refused. */
export const report = ({ reports, mailboxKeys, clock, weighing, detect = () => [], alarmAddress = null }: Needs) => {
  const isYoung = isYoungSite(mailboxKeys, weighing);
  return async <Kind extends ReportedItem['kind']>(
    reporterId: MemberId,
    item: Extract<ReportedItem, { kind: Kind }>,
    reason: ReportReason,
    note: string | null,
  ): Promise<Result<'added' | 'replaced', ReportError<Kind>>> => {
    const now = clock();
    const young = await isYoung(now);
    return reports.report<Result<'added' | 'replaced', ReportError<Kind>>>(item, reporterId, (state) => {
      const notFound = unchanged(err(`${item.kind}-not-found` as `${Kind}-not-found`));
      if (state === null) return notFound;
      if (!state.reporter?.emailVerified) return unchanged(err('email-verification-required'));
      if (isSuspended(state, now)) return unchanged(err('suspended'));
      if (state.takenDownBy !== null) return notFound;
      if (state.authorId === reporterId) return unchanged(err('own-item'));
      const others = state.openReports.filter((one) => one.reporterId !== reporterId);
      const isSecond = others.length < state.openReports.length;
      if (state.hasReported && !isSecond) return unchanged(err('already-reported'));
      const given = { item, reporterId, reason, note, reportedAt: startOfDay(now) };
      const { mailboxId, conflictId, record } = state;
      const own = { ...given, mailboxId, record, mailTo: null };
      const weighs = weightOf(record, now, weighing.established) > 0;
      const open = [...others, own];
      const isLookedAt =
        reason === 'identifies-someone' && state.review === null && collapsesOnSight(record, now, weighing);
      const found = isLookedAt ? detect(state.text) : [];
      const collapsers = found.length > 0 ? [own] : collapsersOf(open, young, now, weighing);
      return {
        writes: [
          isSecond
            ? { kind: 'replace-report', report: given, conflictId }
            : { kind: 'add-report', report: given, mailboxId, conflictId, weighs },
          ...alarmFor(item, reason, alarmAddress, now),
          ...collapsed(item, state, open, collapsers, found, now),
          ...(isReportedAsDanger(open, now, weighing.established) ? helped(state) : []),
        ],
        result: ok(isSecond ? 'replaced' : 'added'),
      };
    });
  };
};

/** Mails the operator at most once per item and hour. The mail says neither what was reported nor by whom. */
const alarmFor = (
  { kind, id }: ReportedItem,
  reason: ReportReason,
  to: string | null,
  now: Timestamp,
): readonly Write[] =>
  reason === 'danger' && to !== null
    ? [enqueue(mailJob({ template: 'danger-reported', to }, `${kind}-${id}-${Math.floor(now / HOUR)}`, now))]
    : [];

const isYoungSite = (mailboxKeys: Needs['mailboxKeys'], { established, collapsing }: Weighing) => {
  let isGrown = false;
  return async (now: Timestamp): Promise<boolean> => {
    if (!isGrown && (await mailboxKeys.hasEstablished(collapsing.established, established, now))) isGrown = true;
    return !isGrown;
  };
};

const collapsed = (
  item: ReportedItem,
  state: ReportedState,
  open: readonly Report[],
  by: readonly OpenReport[],
  found: readonly PersonalKind[],
  now: Timestamp,
): readonly Write[] => {
  const { review } = standingAfter(state, 'collapse-by-reports');
  if (by.length === 0 || review === null || review === state.review) return [];
  const { conflictId } = state;
  const isSeen = found.length > 0;
  const reason = isSeen ? 'identifies-someone' : mainReason(open);
  return [
    { kind: 'review', item, conflictId, review },
    { kind: 'collapse-by-reports', item, by, day: startOfDay(now) },
    {
      kind: 'add-ruling',
      ruling: {
        item,
        verdict: 'collapse',
        effect: 'collapsed',
        ground: reason,
        facts: isSeen ? `Software found what looks like ${listed(found)}.` : '',
        by: isSeen ? 'detector' : 'reports',
        at: startOfDay(now),
      },
    },
    ...notifyAuthor(state, { type: 'item-collapsed', item, conflictId, by: 'reports', reason }, now),
  ];
};

const listed = (found: readonly PersonalKind[]): string => {
  const [last = '', ...others] = found.map((kind) => PERSONAL_LABELS[kind]).reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
};

const PERSONAL_LABELS: Readonly<Record<PersonalKind, string>> = {
  phone: 'a phone number',
  email: 'an email address',
  link: 'a link',
  iban: 'a bank account number',
  address: 'an address',
  handle: 'someone’s handle',
  name: 'a name',
};

const helped = ({ conflictId, ...before }: ReportedState): readonly Write[] => {
  const { care } = standingAfter(before, 'help-by-reports');
  return before.care === null || care === null || before.care.showsHelp || care === before.care
    ? []
    : [{ kind: 'put-care', conflictId, care }];
};

type VisitorNeeds = {
  reports: Pick<ReportStore, 'report'>;
  secrets: Pick<Secrets, 'newLinkSecret' | 'hashLinkSecret'>;
  clock: Clock;
  alarmAddress?: string | null;
};

type VisitorReportError = `${ReportedItem['kind']}-not-found`;

export const visitorOf = (secrets: Pick<Secrets, 'hashLinkSecret'>, secret: string): MemberId =>
  secrets.hashLinkSecret(secret) as MemberId;

export const VISITOR_ID_LENGTH = 64;

export const isVisitor = (reporter: MemberId): boolean => reporter.length === VISITOR_ID_LENGTH;

/** A visitor's email address is deleted after this time, even if the report is still open. */
export const REPORT_ADDRESS_LIFETIME = 90 * DAY;

/** @returns the secret that opens the report's status page */
export const reportAsVisitor =
  ({ reports, secrets, clock, alarmAddress = null }: VisitorNeeds) =>
  ({ about: item, reason, note, email = null }: VisitorReportInput): Promise<Result<string, VisitorReportError>> => {
    const now = clock();
    const secret = secrets.newLinkSecret();
    const reporterId = visitorOf(secrets, secret);
    return reports.report<Result<string, VisitorReportError>>(item, reporterId, (state) => {
      if (state === null || !state.isPublic) return unchanged(err(`${item.kind}-not-found` as const));
      const { mailboxId, conflictId } = state;
      const day = startOfDay(now);
      const report = { item, reporterId, reason, note: note || null, reportedAt: day };
      return {
        writes: [
          { kind: 'add-report', report, mailboxId, conflictId, weighs: false },
          ...alarmFor(item, reason, alarmAddress, now),
          ...(email === null
            ? []
            : [
                { kind: 'keep-address', reporterId, email, secret, day } as const,
                enqueue(mailJob({ template: 'report-received', to: email, secret }, reporterId, now)),
              ]),
        ],
        result: ok(secret),
      };
    });
  };
