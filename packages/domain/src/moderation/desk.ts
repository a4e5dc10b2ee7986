import { isRecentlyProven } from '../accounts/prove-password.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { MINUTE } from '../kernel/time.ts';
import type { EstablishedRule } from '../mailbox-keys/established.rule.ts';
import { isSuspended } from '../mailbox-keys/suspended.rule.ts';
import type { ReportedItem } from '../model/report.ts';
import type { MemberSession } from '../model/session.ts';
import { unchanged } from '../model/write.ts';
import { type CaseView, caseView } from './case.view.ts';
import { listReports } from './list-reports.ts';
import type { DecideInput } from './moderation.api.ts';
import { type ClaimError, claimRefusal } from './moderation.rule.ts';
import type { ModerationStore } from './moderation-store.port.ts';
import type { CaseWeight, DeskState, ReportStore } from './report-store.port.ts';
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
  reports: Pick<ReportStore, 'listOpen' | 'listWaiting' | 'judge'>;
  moderation: ModerationStore;
  established: EstablishedRule;
};

export type AtDesk = { readonly viewer: MemberId; readonly session: Pick<MemberSession, 'provenAt'> };

/** @returns a keyed hash of the moderator's id, for claims and rulings */
export const atDesk = async (
  { moderation, secrets, clock }: DeskNeeds,
  { viewer, session }: AtDesk,
): Promise<Result<string, DeskError>> => {
  if (!(await moderation.isModerator(viewer))) return err('moderators-only');
  const now = clock();
  if (isSuspended({ suspendedUntil: await moderation.suspendedUntil(viewer) }, now)) return err('suspended');
  return isRecentlyProven(session, now) ? ok(secrets.stampOf('moderator', viewer)) : err('sign-in-again');
};

/**
 * Lists danger first, then the other reported items by weight, then comments that wait for release. Omits the
 * moderator's own items, because nobody may read reports about themselves.
 */
export const listCases =
  (needs: Needs) =>
  async (who: AtDesk): Promise<Result<CaseView[], DeskError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    const open = await openCases(needs, who.viewer);
    const [claims, rulings] = await Promise.all([
      needs.moderation.listClaims(now),
      needs.moderation.listRulings(open.map(({ item }) => item)),
    ]);
    const context = { now, established: needs.established, by: by.value, claims, rulings };
    return ok(open.map((one) => caseView(one, context)));
  };

export type OpenCaseNeeds = Pick<Needs, 'clock' | 'established'> & {
  reports: Pick<ReportStore, 'listOpen' | 'listWaiting'>;
};

export const openCases = async (needs: OpenCaseNeeds, moderator: MemberId): Promise<readonly CaseWeight[]> => {
  const reported = await listReports(needs)(CASES, moderator);
  const waiting = await needs.reports.listWaiting(CASES, moderator);
  const unreported = { weight: 0, isDanger: false };
  return [...reported, ...waiting.filter(({ isOwn }) => !isOwn).map((one) => ({ ...one, ...unreported }))];
};

export const claimCase =
  (needs: Needs) =>
  async (who: AtDesk, item: ReportedItem): Promise<Result<null, DeskError | ClaimError | 'case-not-found'>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    return needs.reports.judge<Result<null, ClaimError | 'case-not-found'>>(item, who.viewer, (state) => {
      const refused = claimRefusal(state, by.value, now);
      if (refused !== null) return unchanged(err(refused));
      if (!isOpenCase(state)) return unchanged(err('case-not-found'));
      return { writes: [{ kind: 'claim-case', item, by: by.value, until: now + CLAIM }], result: ok(null) };
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
  ): Promise<Result<null, DeskError | ClaimError | 'case-not-found' | 'invalid-input'>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    if (item.kind !== 'conflict' && (verdict === 'care' || verdict === 'note')) return err('invalid-input');
    const now = needs.clock();
    return needs.reports.judge<Result<null, ClaimError | 'case-not-found'>>(item, who.viewer, (state) => {
      const refused = claimRefusal(state, by.value, now);
      if (refused !== null) return unchanged(err(refused));
      if (!isOpenCase(state)) return unchanged(err('case-not-found'));
      return {
        writes: [
          ...settlement(
            item,
            verdict,
            { ground, facts, by: by.value, suspension: verdict === 'keep' ? null : suspension, notes },
            state,
            now,
          ),
          { kind: 'release-case', item },
        ],
        result: ok(null),
      };
    });
  };
