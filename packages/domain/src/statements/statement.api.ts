import * as v from 'valibot';
import { parseOpId } from '../kernel/ids.ts';
import { ANSWERS, APPEAL_SIDES, APPEAL_WORDS_MAX, type AppealKey, FACTS_MAX, REPORT_REASONS } from '../model/report.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { listOf, messageViewSchema } from '../wire/view.ts';
import { appealViewSchema, statementViewSchema } from './statement.view.ts';

const statementParams = field.form({
  id: v.pipe(
    v.string(VALIDATION.invalid),
    v.check((text) => parseOpId(text) !== null, VALIDATION.invalid),
  ),
});

/** An appeal's id, such as `0190…-author`. */
const appealParams = field.form({
  id: v.pipe(
    v.string(VALIDATION.invalid),
    v.rawTransform<string, AppealKey>(({ dataset, addIssue, NEVER }) => {
      const cut = dataset.value.lastIndexOf('-');
      const ruling = parseOpId(dataset.value.slice(0, Math.max(0, cut)));
      const side = APPEAL_SIDES.find((one) => one === dataset.value.slice(cut + 1));
      if (ruling !== null && side !== undefined) return { ruling, side };
      addIssue({ message: VALIDATION.invalid });
      return NEVER;
    }),
  ),
});

export const appealInput = field.form({
  words: field.text(1, 'Please say why we should look again', APPEAL_WORDS_MAX, VALIDATION.factsMax),
});

export const answerInput = field.form({
  answer: v.picklist(ANSWERS, VALIDATION.invalid),
  ground: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  facts: field.text(1, 'Please say why', FACTS_MAX, VALIDATION.factsMax),
});
export type AnswerInput = v.InferOutput<typeof answerInput>;

export const statementRoutes = {
  statements: {
    access: 'member',
    status: 200,
    errors: ['authentication-required'],
    output: listOf(statementViewSchema),
  },
  appealDecision: {
    params: statementParams,
    body: appealInput,
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'statement-not-found', 'already-appealed', 'appeal-too-late'],
    output: messageViewSchema,
  },
  moderationAppeals: {
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'moderators-only', 'suspended', 'sign-in-again'],
    output: listOf(appealViewSchema),
  },
  answerAppeal: {
    params: appealParams,
    body: answerInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: [
      'authentication-required',
      'case-not-found',
      'moderators-only',
      'suspended',
      'sign-in-again',
      'own-case',
      'own-decision',
    ],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
