import { isRecentlyProven } from '../accounts/passwords.ts';
import type { Clock, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, MINUTE, ok } from '../kernel/index.ts';
import { type EstablishedRule, isSuspended } from '../mailbox-keys/mailbox-key.rule.ts';
import { type MemberSession, type ReportedItem, type Ruling, unchanged } from '../model/index.ts';
import { type CaseView, caseView } from './case.view.ts';
import { isReportedAsDanger, saysDanger, weightOf } from './collapsing.rule.ts';
import type { DecideInput } from './moderation.api.ts';
import type { CaseWeight, DeskState, LastRuling, ModerationStore, OpenCase, ReportStore } from './moderation.port.ts';
import { authorRecord, type ClaimError, claimRefusal, isReconsiderable, RECONSIDERED_FOR } from './moderation.rule.ts';
import { settlement } from './settle-reports.ts';

const CASES = 50;
const CLAIM = 15 * MINUTE;

export type DeskError = 'moderators-only' | 'suspended' | 'sign-in-again';

export type DeskNeeds = {
  moderation: Pick<ModerationStore, 'isModerator' | 'suspendedUntil'>;
  secrets: Pick<Secrets, 'stampOf'>;
  clock: Clock;
};

type Needs = DeskNeeds & {
  reports: Pick<ReportStore, 'listOpen' | 'listWaiting' | 'listDecided' | 'listOfAuthor' | 'judge'>;
  moderation: ModerationStore;
  established: EstablishedRule;
};

export type AtDesk = { readonly viewer: MemberId; readonly session: Pick<MemberSession, 'provenAt'> };

/** @returns a keyed hash of the moderator's id, under which claims and rulings are stored */
export const atDesk = async (
  { moderation, secrets, clock }: DeskNeeds,
  { viewer, session }: AtDesk,
): Promise<Result<string, DeskError>> => {
  if (!(await moderation.isModerator(viewer))) return err('moderators-only');
  const now = clock();
  if (isSuspended({ suspendedUntil: await moderation.suspendedUntil(viewer) }, now)) return err('suspended');
  return isRecentlyProven(session, now) ? ok(secrets.stampOf('moderator', viewer)) : err('sign-in-again');
};

/** Omits the moderator's own items, because nobody may read reports about themselves. */
export const listCases =
  (needs: Needs) =>
  async (who: AtDesk): Promise<Result<CaseView[], DeskError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    const open = await openCases(needs, who.viewer);
    const decided = (await needs.reports.listDecided(CASES, who.viewer, now - RECONSIDERED_FOR)).filter(
      ({ posted, reports, isOwn }) => posted !== null && reports.length === 0 && !isOwn,
    );
    const [claims, rulings] = await Promise.all([
      needs.moderation.listClaims(now),
      needs.moderation.listRulings([...open, ...decided].map(({ item }) => item)),
    ]);
    const context = { now, established: needs.established, by: by.value, claims, rulings };
    const lastOf = ({ kind, id }: ReportedItem): Ruling | null =>
      rulings.findLast(({ item }) => item.kind === kind && item.id === id) ?? null;
    const cases = [
      ...open.map((one) => ({ item: one.item, view: caseView(one, context) })),
      ...decided.flatMap((one) => {
        const last = lastOf(one.item);
        const kind = decidedKind(last, by.value, now);
        return kind ? { item: one.item, view: { ...caseView({ ...one, ...UNREPORTED }, context), kind } } : [];
      }),
    ];
    return ok(
      await Promise.all(
        cases.map(async ({ item, view }) =>
          view.claim === 'own'
            ? { ...view, authorRecord: authorRecord(await needs.reports.listOfAuthor(item), now) }
            : view,
        ),
      ),
    );
  };

const decidedKind = (last: Ruling | null, by: string, now: Timestamp): CaseView['kind'] | null => {
  if (isReconsiderable(last, by, now)) return 'decided';
  if (last?.by !== by) return 'closed';
  return last.answers ? 'answered' : null;
};

export type OpenCaseNeeds = Pick<Needs, 'clock' | 'established'> & {
  reports: Pick<ReportStore, 'listOpen' | 'listWaiting'>;
};

export const openCases = async (needs: OpenCaseNeeds, moderator: MemberId): Promise<readonly CaseWeight[]> => {
  const reported = await listReports(needs)(CASES, moderator);
  const waiting = await needs.reports.listWaiting(CASES, moderator);
  return [...reported, ...waiting.filter(({ isOwn }) => !isOwn).map((one) => ({ ...one, ...UNREPORTED }))];
};

const UNREPORTED = { weight: 0, isDanger: false };

type CaseError = ClaimError | 'case-not-found' | 'case-appealed';

export const claimCase =
  (needs: Needs) =>
  async (who: AtDesk, item: ReportedItem): Promise<Result<null, DeskError | CaseError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    return needs.reports.judge<Result<null, CaseError>>(item, who.viewer, (state) => {
      const refused = claimRefusal(state, by.value, now);
      if (refused !== null) return unchanged(err(refused));
      if (!isOpenCase(state)) {
        if (!isReconsiderable(state.lastRuling?.ruling ?? null, by.value, now)) return unchanged(err('case-not-found'));
        if (state.lastRuling?.isAppealed) return unchanged(err('case-appealed'));
      }
      return { writes: [{ kind: 'claim-case', item, by: by.value, until: now + CLAIM }], result: ok(null) };
    });
  };

export const releaseCase =
  (needs: Needs) =>
  async (who: AtDesk, item: ReportedItem): Promise<Result<null, DeskError | ClaimError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    return needs.reports.judge<Result<null, ClaimError>>(item, who.viewer, (state) => {
      const refused = claimRefusal(state, by.value, needs.clock());
      if (refused !== null) return unchanged(err(refused));
      return { writes: [{ kind: 'release-case', item }], result: ok(null) };
    });
  };

const isOpenCase = ({ openReports, item }: DeskState): boolean =>
  openReports.length > 0 || item?.takenDownBy === 'rest';

export const decideCase =
  (needs: Needs) =>
  async (
    who: AtDesk,
    item: ReportedItem,
    { verdict, ground, facts, suspension, notes }: DecideInput,
  ): Promise<Result<null, DeskError | CaseError | 'invalid-input'>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    if (item.kind !== 'conflict' && (verdict === 'care' || verdict === 'note')) return err('invalid-input');
    const now = needs.clock();
    return needs.reports.judge<Result<null, CaseError | 'invalid-input'>>(item, who.viewer, (state) => {
      const refused = claimRefusal(state, by.value, now);
      if (refused !== null) return unchanged(err(refused));
      const undone = isOpenCase(state) ? null : reconsidered(state, by.value, now);
      if (!isOpenCase(state) && undone === null) return unchanged(err('case-not-found'));
      if (undone?.isAppealed) return unchanged(err('case-appealed'));
      if (undone && verdict === 'warn') return unchanged(err('invalid-input'));
      return {
        writes: [
          ...settlement(
            item,
            verdict,
            { ground, facts, by: by.value, suspension: verdict === 'keep' ? null : suspension, notes },
            { ...state, undone },
            now,
          ),
          { kind: 'release-case', item },
        ],
        result: ok(null),
      };
    });
  };

const reconsidered = ({ claim, lastRuling }: DeskState, by: string, now: Timestamp): LastRuling | null =>
  claim?.by === by && claim.until > now && isReconsiderable(lastRuling?.ruling ?? null, by, now) ? lastRuling : null;

type ListNeeds = { reports: Pick<ReportStore, 'listOpen'>; clock: Clock; established: EstablishedRule };

const WEIGHED = 500;

/** @param moderator the moderator whose own items are omitted; null for the operator, who sees every item */
export const listReports =
  ({ reports, clock, established }: ListNeeds) =>
  async (limit: number, moderator: MemberId | null = null): Promise<readonly CaseWeight[]> => {
    const now = clock();
    const weigh = (open: OpenCase): CaseWeight => ({
      ...open,
      weight: open.reports.reduce((sum, { record }) => sum + weightOf(record, now, established), 0),
      isDanger: isReportedAsDanger(open.reports, now, established),
    });
    const weighed = (await reports.listOpen(WEIGHED, moderator)).filter(({ isOwn }) => !isOwn).map(weigh);
    return weighed
      .sort(
        (a, b) =>
          Number(b.isDanger) - Number(a.isDanger) ||
          b.weight - a.weight ||
          Number(saysDanger(b)) - Number(saysDanger(a)),
      )
      .slice(0, limit);
  };

type SuspensionNeeds = { moderation: Pick<ModerationStore, 'suspendedUntil'>; clock: Clock };

export const readSuspension =
  ({ moderation, clock }: SuspensionNeeds) =>
  async (member: MemberId): Promise<Timestamp | null> => {
    const suspendedUntil = await moderation.suspendedUntil(member);
    return isSuspended({ suspendedUntil }, clock()) ? suspendedUntil : null;
  };
