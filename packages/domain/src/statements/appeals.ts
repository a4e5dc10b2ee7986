import type { Standing } from '../conflicts/standing.rule.ts';
import type { Clock, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, ok, startOfDay } from '../kernel/index.ts';
import type { AlertSubject, Answer, AppealKey, AppealSide, Effect, Ruling, Write } from '../model/index.ts';
import { isByItself, unchanged } from '../model/index.ts';
import { saysDanger } from '../moderation/collapsing.rule.ts';
import type { AtDesk, DeskError, DeskNeeds, OpenCaseNeeds } from '../moderation/desk.ts';
import { atDesk, openCases } from '../moderation/desk.ts';
import type { WaitingView } from '../moderation/moderation.api.ts';
import type { ModerationStore, ReportedState } from '../moderation/moderation.port.ts';
import { visitorOf } from '../moderation/report.ts';
import {
  changedStanding,
  effectBetween,
  liftSuspension,
  notifyAuthor,
  notifyReporters,
  notifyVisitors,
  raise,
  revisedAlert,
  reviseReports,
  settledAlert,
  toldOf,
  type VerdictEffect,
} from '../moderation/settle-reports.ts';
import { type AnswerError, answerRefusal, appealStanding, outcomeOf, standingAfterAnswer } from './appeal.rule.ts';
import type { AnswerInput } from './statement.api.ts';
import type { AppealView, ReportStatusView, StatementView } from './statement.view.ts';
import { appealView, reportStatusView, statementView } from './statement.view.ts';
import type { AnswerState, StatementStore } from './statements.port.ts';

const STATEMENTS = 100;
const APPEALS = 50;

type Needs = { statements: StatementStore; clock: Clock };

export const listStatements =
  ({ statements, moderation, clock }: Needs & { moderation: Pick<ModerationStore, 'suspendedUntil'> }) =>
  async (member: MemberId): Promise<StatementView[]> => {
    const now = clock();
    const suspendedUntil = await moderation.suspendedUntil(member);
    return (await statements.listStatements(member, STATEMENTS)).map((one) => statementView(one, now, suspendedUntil));
  };

export type AppealError = 'statement-not-found' | 'already-appealed' | 'appeal-too-late';

export const appealDecision =
  ({ statements, clock }: { statements: Pick<StatementStore, 'appeal'>; clock: Clock }) =>
  (member: MemberId, ruling: string, words: string): Promise<Result<null, AppealError>> => {
    const now = clock();
    return statements.appeal<Result<null, AppealError>>(ruling, member, (state) => {
      if (!state || state.side === null) return unchanged(err('statement-not-found'));
      const { side } = state;
      const standing = appealStanding(state.ruling, side, state.appeal, now);
      if (standing === 'none') return unchanged(err('statement-not-found'));
      if (standing === 'late') return unchanged(err('appeal-too-late'));
      if (standing !== 'open') return unchanged(err('already-appealed'));
      const appeal = { ruling, side, item: state.ruling.item, words, at: startOfDay(now) };
      return { writes: [{ kind: 'add-appeal', appeal }], result: ok(null) };
    });
  };

type AtAppeals = DeskNeeds & Needs;

export const countWaiting =
  (needs: Needs & OpenCaseNeeds & Pick<DeskNeeds, 'moderation'>) =>
  async (viewer: MemberId): Promise<Result<WaitingView, 'moderators-only'>> => {
    if (!(await needs.moderation.isModerator(viewer))) return err('moderators-only');
    const now = needs.clock();
    const [cases, appeals] = await Promise.all([
      openCases(needs, viewer),
      needs.statements.listAppeals(APPEALS, viewer, now),
    ]);
    const answerable = appeals.filter((appeal) => answerRefusal(appeal, now) === null);
    return ok({ count: cases.length + answerable.length, dangers: cases.filter(saysDanger).length });
  };

export const listAppeals =
  (needs: AtAppeals) =>
  async (who: AtDesk): Promise<Result<AppealView[], DeskError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    const open = await needs.statements.listAppeals(APPEALS, who.viewer, now);
    return ok(open.filter((appeal) => answerRefusal(appeal, now) === null).map((appeal) => appealView(appeal, now)));
  };

export const answerAppeal =
  (needs: AtAppeals) =>
  async (who: AtDesk, key: AppealKey, input: AnswerInput): Promise<Result<null, DeskError | AnswerError>> => {
    const by = await atDesk(needs, who);
    if (!by.ok) return by;
    const now = needs.clock();
    return needs.statements.answer<Result<null, AnswerError>>(key, who.viewer, now, (state) => {
      if (state === null) return unchanged(err('case-not-found'));
      const refused = answerRefusal(state, now);
      if (refused !== null) return unchanged(err(refused));
      return { writes: answerWrites(key, input, by.value, state, now), result: ok(null) };
    });
  };

const answerWrites = (
  key: AppealKey,
  { answer, ground, facts }: AnswerInput,
  by: string,
  { ruling, state: before, reporters }: AnswerState,
  now: Timestamp,
): readonly Write[] => {
  const { item } = ruling;
  const after = before && standingAfterAnswer(before, answer);
  const change = before && after ? effectBetween(before, after) : 'none';
  const effect = before ? answerEffect(key.side, answer, change) : 'none';
  const said: Ruling = { item, verdict: answer, effect, ground, facts, by, at: now, answers: key };
  const lifted = key.side === 'author' && answer !== 'uphold' ? liftSuspension(ruling, before) : [];
  return [
    { kind: 'add-ruling', ruling: said },
    { kind: 'close-appeal', appeal: key },
    ...lifted,
    ...(answer === 'uphold' || isByItself(ruling) ? [] : [reviseReports(ruling, before, answer !== 'keep', ruling.at)]),
    ...(before && after ? changedStanding(item, before, after) : []),
    ...(before && after
      ? told({ side: key.side, said, change, before, after, reporters, endsSuspension: lifted.length > 0 })
      : []),
  ];
};

const answerEffect = (side: AppealSide, answer: Answer, change: Effect): Effect => {
  if (answer === 'uphold') return side === 'author' ? 'upheld' : 'none';
  if (change !== 'none') return change;
  return side === 'author' ? 'withdrawn' : 'none';
};

type Told = {
  readonly side: AppealSide;
  readonly said: Ruling;
  readonly change: VerdictEffect;
  readonly before: ReportedState;
  readonly after: Standing;
  readonly reporters: readonly MemberId[];
  readonly endsSuspension: boolean;
};

const told = ({ side, said, change, before, after, reporters, endsSuspension }: Told): readonly Write[] => {
  const { item, ground, at } = said;
  const { conflictId, openReports } = before;
  const outcome = outcomeOf(said);
  const about = { item, conflictId };
  const answered: AlertSubject = {
    type: 'appeal-answered',
    ...about,
    side,
    outcome,
    ...(endsSuspension && { endsSuspension: true }),
  };
  if (side === 'reporter')
    return [
      ...reporters.map((reporter) => raise(reporter, answered, at)),
      ...(change === 'none' ? [] : notifyAuthor(before, toldOf(change, ground, about), at)),
    ];
  return [
    ...notifyAuthor(before, answered, at),
    ...(outcome === 'upheld'
      ? []
      : reporters.map((reporter) => raise(reporter, revisedAlert(about, after, change), at))),
    ...(openReports.length === 0
      ? []
      : [
          ...notifyReporters(openReports, settledAlert(about, after, change), at),
          ...notifyVisitors(openReports, at),
          { kind: 'settle-reports', item, conflictId, agreed: said.verdict !== 'keep', at } as const,
        ]),
  ];
};

type ReportNeeds = { statements: StatementStore; secrets: Pick<Secrets, 'hashLinkSecret'>; clock: Clock };

export const readReportStatus =
  ({ statements, secrets, clock }: ReportNeeds) =>
  async (secret: string): Promise<Result<ReportStatusView, 'report-not-found'>> => {
    const found = await statements.findReport(visitorOf(secrets, secret));
    return found === null ? err('report-not-found') : ok(reportStatusView(found, clock()));
  };

export const appealReport =
  (needs: ReportNeeds) =>
  async (secret: string, words: string): Promise<Result<null, AppealError | 'report-not-found'>> => {
    const visitor = visitorOf(needs.secrets, secret);
    const found = await needs.statements.findReport(visitor);
    if (found === null) return err('report-not-found');
    return found.decision ? appealDecision(needs)(visitor, found.decision.id, words) : err('statement-not-found');
  };
