import * as v from 'valibot';
import { parseOpId } from '../kernel/index.ts';
import { ANSWERS, APPEAL_SIDES, APPEAL_WORDS_MAX, type AppealKey, FACTS_MAX, REPORT_REASONS } from '../model/index.ts';
import { DESK_ERRORS } from '../moderation/moderation.api.ts';
import * as field from '../wire/fields.ts';
import { listOf, messageViewSchema, type Route, VALIDATION } from '../wire/index.ts';
import { appealViewSchema, reportStatusViewSchema, statementViewSchema } from './statement.view.ts';
import { monthViewSchema } from './transparency.view.ts';

const statementParams = field.form({ id: field.parsed(parseOpId) });

const appealParams = field.form({
  id: field.parsed((text): AppealKey | null => {
    const cut = text.lastIndexOf('-');
    const ruling = parseOpId(text.slice(0, Math.max(0, cut)));
    const side = APPEAL_SIDES.find((one) => one === text.slice(cut + 1));
    return ruling !== null && side !== undefined ? { ruling, side } : null;
  }),
});

const appealInput = field.form({
  words: field.text(1, 'Please say why we should look again', APPEAL_WORDS_MAX, VALIDATION.factsMax),
});

export const answerInput = field.form({
  answer: v.picklist(ANSWERS, VALIDATION.invalid),
  ground: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  facts: field.text(1, 'Please say why', FACTS_MAX, VALIDATION.factsMax),
});
export type AnswerInput = v.InferOutput<typeof answerInput>;

/** The report's secret is sent in the body, because bodies are not logged. */
const token = v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid));

export const statementRoutes = {
  statements: { access: 'member', output: listOf(statementViewSchema) },
  appealDecision: {
    params: statementParams,
    body: appealInput,
    access: 'member',
    errors: ['statement-not-found', 'already-appealed', 'appeal-too-late'],
    output: messageViewSchema,
  },
  moderationAppeals: { access: 'member', errors: DESK_ERRORS, output: listOf(appealViewSchema) },
  answerAppeal: {
    params: appealParams,
    body: answerInput,
    access: 'member',
    dropsCachedResponses: true,
    errors: [...DESK_ERRORS, 'case-not-found', 'own-case', 'own-decision'],
    output: messageViewSchema,
  },
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
  transparency: { access: 'anyone', common: true, output: listOf(monthViewSchema) },
} as const satisfies Record<string, Route>;
