import * as v from 'valibot';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { messageViewSchema } from '../wire/view.ts';
import { reportStatusViewSchema } from './report-status.view.ts';
import { appealInput } from './statement.api.ts';

/** The report's secret is sent in the body, because bodies are not logged. */
const token = v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid));

export const reportStatusRoutes = {
  reportStatus: {
    body: field.form({ token }),
    access: 'anyone',
    errors: ['report-not-found'],
    output: reportStatusViewSchema,
  },
  appealReport: {
    body: field.form({ token, ...appealInput.entries }),
    access: 'anyone',
    errors: ['report-not-found', 'statement-not-found', 'already-appealed', 'appeal-too-late'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
