import * as v from 'valibot';
import { proofInput } from '../accounts/account.api.ts';
import { parseItem, REPORT_NOTE_MAX, REPORT_REASONS, type ReportedItem } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { matchPage, type Route, VALIDATION, view } from '../wire/index.ts';

/** Long enough for a URL with the longest slug: 150 percent-encoded letters. */
const ADDRESS_MAX = 2_000;

const itemAt = (address: string): ReportedItem | null => {
  if (address.length > ADDRESS_MAX) return null;
  const [whole = '', fragment = ''] = address.trim().split('#');
  const path = whole.replace(/^https?:\/\/[^/]*/i, '').split('?')[0] ?? '';
  const found = matchPage(path);
  if (found?.page !== 'conflict') return null;
  const { id = '' } = found.params;
  const [, kind = '', named = ''] = /^(comment|update)-(.+)$/.exec(fragment) ?? [];
  return parseItem(kind, kind === 'update' ? `${id}.${named}` : named) ?? parseItem('conflict', id);
};

export const visitorReportInput = field.form({
  about: field.parsed(itemAt, VALIDATION.reportAddress),
  reason: v.picklist(REPORT_REASONS, VALIDATION.reportReason),
  note: v.optional(v.nullable(field.text(0, VALIDATION.invalid, REPORT_NOTE_MAX, VALIDATION.reportNoteMax)), null),
  email: v.optional(v.nullable(field.email), null),
  proof: proofInput,
});
export type VisitorReportInput = v.InferOutput<typeof visitorReportInput>;

export const visitorReportRoutes = {
  reportAsVisitor: {
    body: visitorReportInput,
    access: 'anyone',
    status: 201,
    errors: ['conflict-not-found', 'comment-not-found', 'update-not-found'],
    output: view({ token: v.string() }),
  },
} as const satisfies Record<string, Route>;
