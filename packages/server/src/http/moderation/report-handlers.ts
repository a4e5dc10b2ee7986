import { ok, type Result } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { messageOf, replyOf } from '../kernel/replies.ts';

type Needs = Pick<UseCases, 'appealReport' | 'readReportStatus' | 'report' | 'reportAsVisitor'>;

const thanksFor = <E>(reported: Result<'added' | 'replaced', E>) =>
  messageOf(
    reported,
    reported.ok && reported.value === 'replaced'
      ? 'Thank you. This replaces your earlier report.'
      : 'Thank you. We’ll look at it.',
  );

export const reportHandlers = (use: Needs) =>
  ({
    reportConflict: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'conflict'>(viewer, { kind: 'conflict', id }, body.reason, body.note || null)),
    reportComment: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'comment'>(viewer, { kind: 'comment', id }, body.reason, body.note || null)),
    reportUpdate: async ({ viewer, params: { id }, body }) =>
      thanksFor(await use.report<'update'>(viewer, { kind: 'update', id }, body.reason, body.note || null)),
    reportAsVisitor: async ({ body }) => {
      const reported = await use.reportAsVisitor(body);
      return reported.ok ? ok({ body: { token: reported.value } }) : reported;
    },
    reportStatus: async ({ body }) => replyOf(await use.readReportStatus(body.token)),
    appealReport: async ({ body }) =>
      messageOf(await use.appealReport(body.token, body.words), 'Thank you. A person will look at it again.'),
  }) satisfies Partial<Handlers>;
