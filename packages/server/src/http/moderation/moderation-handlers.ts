import { ok, type Result } from '@twosides/domain/kernel';
import type { AtDesk } from '@twosides/domain/moderation';
import type { UseCases } from '../../use-cases.ts';
import { bodyOf, type Call, type Handlers, messageOf, replyOf } from '../kernel/handler.ts';

type Needs = Pick<
  UseCases,
  | 'answerAppeal'
  | 'appealDecision'
  | 'appealReport'
  | 'claimCase'
  | 'countWaiting'
  | 'decideCase'
  | 'listAppeals'
  | 'listCases'
  | 'listStatements'
  | 'listUnusualVoting'
  | 'readReportStatus'
  | 'readTransparency'
  | 'releaseCase'
  | 'report'
  | 'reportAsVisitor'
  | 'votingDesk'
>;

export const moderationHandlers = (use: Needs) =>
  ({
    reportConflict: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'conflict'>(viewer, { kind: 'conflict', id }, body.reason, body.note || null)),
    reportComment: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'comment'>(viewer, { kind: 'comment', id }, body.reason, body.note || null)),
    reportUpdate: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'update'>(viewer, { kind: 'update', id }, body.reason, body.note || null)),
    reportAsVisitor: async ({ body }) => bodyOf(await use.reportAsVisitor(body), (token) => ({ token })),
    reportStatus: async ({ body }) => replyOf(await use.readReportStatus(body.token)),
    appealReport: async ({ body }) =>
      messageOf(await use.appealReport(body.token, body.words), 'Thank you. A person will look at it again.'),

    waitingCases: async ({ viewer }) => replyOf(await use.countWaiting(viewer)),
    moderationCases: async (call) => replyOf(await use.listCases(atDesk(call))),
    claimCase: async (call) =>
      messageOf(await use.claimCase(atDesk(call), call.params.id), 'This case is yours for 15 minutes.'),
    releaseCase: async (call) =>
      messageOf(await use.releaseCase(atDesk(call), call.params.id), 'This case is no longer yours.'),
    decideCase: async (call) => messageOf(await use.decideCase(atDesk(call), call.params.id, call.body), 'Decided.'),

    unusualVoting: async (call) => replyOf(await use.listUnusualVoting(atDesk(call))),
    excludeVotes: async (call) =>
      bodyOf(await use.votingDesk.excludeVotes(atDesk(call), call.params.id, call.body), (votes) => ({
        message: `Votes excluded: ${votes}.`,
      })),
    restoreVotes: async (call) =>
      bodyOf(await use.votingDesk.restoreVotes(atDesk(call), call.params.id, call.body), (votes) => ({
        message: `Votes restored: ${votes}.`,
      })),
    votingSeen: async (call) =>
      messageOf(await use.votingDesk.votingSeen(atDesk(call), call.params.id), 'Marked as seen.'),

    transparency: async () => ok({ body: await use.readTransparency() }),
    statements: async ({ viewer }) => ok({ body: await use.listStatements(viewer) }),
    appealDecision: async ({ viewer, params, body }) =>
      messageOf(
        await use.appealDecision(viewer, params.id, body.words),
        'Thank you. A person will look at it again, and you’ll hear from us.',
      ),
    moderationAppeals: async (call) => replyOf(await use.listAppeals(atDesk(call))),
    answerAppeal: async (call) =>
      messageOf(await use.answerAppeal(atDesk(call), call.params.id, call.body), 'Answered.'),
  }) satisfies Partial<Handlers>;

const atDesk = ({ viewer, session }: Pick<Call<'moderationCases'>, 'viewer' | 'session'>): AtDesk => ({
  viewer,
  session: session.current ?? { provenAt: 0 },
});

const thanksFor = <E>(reported: Result<'added' | 'replaced', E>) =>
  bodyOf(reported, (how) => ({
    message: how === 'replaced' ? 'Thank you. This replaces your earlier report.' : 'Thank you. We’ll look at it.',
  }));
