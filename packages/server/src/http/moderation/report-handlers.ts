import { ok } from '@twosides/domain/kernel';
import type { report, reportAsVisitor } from '@twosides/domain/moderation';
import type { appealReport, readReportStatus } from '@twosides/domain/statements';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly appealReport: ReturnType<typeof appealReport>;
  readonly readReportStatus: ReturnType<typeof readReportStatus>;
  readonly report: ReturnType<typeof report>;
  readonly reportAsVisitor: ReturnType<typeof reportAsVisitor>;
};

const thanks = (what: 'added' | 'replaced') => ({
  body: { message: what === 'added' ? THANKS : 'Thank you. This replaces your earlier report.' },
});
const THANKS = 'Thank you. We’ll look at it.';

type ReportRoute =
  | 'reportConflict'
  | 'reportComment'
  | 'reportUpdate'
  | 'reportAsVisitor'
  | 'reportStatus'
  | 'appealReport';

export const reportHandlers = (use: Needs): Pick<Handlers, ReportRoute> => ({
  reportConflict: async ({ viewer, params, body }) => {
    const reported = await use.report<'conflict'>(
      viewer,
      { kind: 'conflict', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(thanks(reported.value)) : reported;
  },

  reportComment: async ({ viewer, params, body }) => {
    const reported = await use.report<'comment'>(
      viewer,
      { kind: 'comment', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(thanks(reported.value)) : reported;
  },

  reportUpdate: async ({ viewer, params, body }) => {
    const reported = await use.report<'update'>(
      viewer,
      { kind: 'update', id: params.id },
      body.reason,
      body.note || null,
    );
    return reported.ok ? ok(thanks(reported.value)) : reported;
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
