import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { commentParams } from '../discussion/discussion.api.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS } from '../model/report.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { messageViewSchema } from '../wire/view.ts';

export const reportInput = field.form({
  reason: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  note: v.optional(v.nullable(field.text(0, VALIDATION.invalid, REPORT_NOTE_MAX, VALIDATION.reportNoteMax))),
});

export const moderationRoutes = {
  reportConflict: {
    params: conflictParams,
    body: reportInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: ['authentication-required', 'email-verification-required', 'conflict-not-found', 'own-item'],
    output: messageViewSchema,
  },
  reportComment: {
    params: commentParams,
    body: reportInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: ['authentication-required', 'email-verification-required', 'comment-not-found', 'own-item'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
