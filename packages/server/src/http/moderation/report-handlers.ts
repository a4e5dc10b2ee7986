import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

const THANKS = { body: { message: 'Thank you. We will look at it.' } };

type ReportRoute =
  | 'reportConflict'
  | 'reportComment'
  | 'reportUpdate'
  | 'reportAsVisitor'
  | 'reportStatus'
  | 'appealReport';

export const reportHandlers = (use: UseCases): Pick<Handlers, ReportRoute> => ({
  reportConflict: async ({ viewer, params, body }) => {
    const reported = await use.report<'conflict'>(
      viewer,
      { kind: 'conflict', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(THANKS) : reported;
  },

  reportComment: async ({ viewer, params, body }) => {
    const reported = await use.report<'comment'>(
      viewer,
      { kind: 'comment', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(THANKS) : reported;
  },

  reportUpdate: async ({ viewer, params, body }) => {
    const reported = await use.report<'update'>(
      viewer,
      { kind: 'update', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(THANKS) : reported;
  },

  reportAsVisitor: async ({ body }) => {
    const reported = await use.reportAsVisitor(body);
    return reported.ok ? ok({ body: { token: reported.value } }) : reported;
  },

  reportStatus: async ({ body }) => {
    const found = await use.readReportStatus(body.token);
    return found.ok ? ok({ body: found.value }) : found;
  },

  appealReport: async ({ body }) => {
    const appealed = await use.appealReport(body.token, body.words);
    return appealed.ok ? ok({ body: { message: 'Thank you. A person will look at it again.' } }) : appealed;
  },
});
