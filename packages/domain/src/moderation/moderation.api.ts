import * as v from 'valibot';
import { conflictParams, contentNotes } from '../conflicts/conflict.api.ts';
import { commentParams } from '../discussion/discussion.api.ts';
import {
  FACTS_MAX,
  parseItem,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportedItem,
  SUSPENSIONS,
  VERDICTS,
} from '../model/report.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { listOf, messageViewSchema, view, wholeNumber } from '../wire/view.ts';
import { caseViewSchema } from './case.view.ts';

export const reportInput = field.form({
  reason: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  note: v.optional(v.nullable(field.text(0, VALIDATION.invalid, REPORT_NOTE_MAX, VALIDATION.reportNoteMax))),
});

const updateParams = field.form({ id: field.updateId });

/** Made by `itemKey`. */
const caseParams = field.form({
  id: v.pipe(
    v.string(VALIDATION.invalid),
    v.rawTransform<string, ReportedItem>(({ dataset, addIssue, NEVER }) => {
      const [kind = '', ...rest] = dataset.value.split('-');
      const item = parseItem(kind, rest.join('-'));
      if (item !== null) return item;
      addIssue({ message: VALIDATION.invalid });
      return NEVER;
    }),
  ),
});

/** The item's author gets to read `ground` and `facts`, unless the item stays. */
const decideForm = field.form({
  verdict: v.picklist(VERDICTS, VALIDATION.invalid),
  ground: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  facts: field.text(0, VALIDATION.factsMissing, FACTS_MAX, VALIDATION.factsMax),
  suspension: v.optional(v.nullable(v.picklist(SUSPENSIONS, VALIDATION.invalid)), null),
  notes: v.optional(contentNotes, []),
});

export const decideInput = v.pipe(
  decideForm,
  v.forward(
    v.check(({ verdict, facts }) => verdict === 'keep' || facts !== '', VALIDATION.factsMissing),
    ['facts'],
  ),
  v.check(({ verdict, notes }) => verdict !== 'note' || notes.length > 0, VALIDATION.contentNotesMissing),
);
export type DecideInput = v.InferOutput<typeof decideInput>;

export const moderationRoutes = {
  waitingCases: {
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'moderators-only'],
    output: view({ count: wholeNumber }),
  },
  moderationCases: {
    access: 'member',
    status: 200,
    errors: ['authentication-required', 'moderators-only', 'suspended', 'sign-in-again'],
    output: listOf(caseViewSchema),
  },
  claimCase: {
    params: caseParams,
    access: 'member',
    status: 200,
    errors: [
      'authentication-required',
      'case-not-found',
      'moderators-only',
      'suspended',
      'sign-in-again',
      'own-case',
      'case-claimed',
    ],
    output: messageViewSchema,
  },
  decideCase: {
    params: caseParams,
    body: decideInput,
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
      'case-claimed',
    ],
    output: messageViewSchema,
  },

  reportConflict: {
    params: conflictParams,
    body: reportInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: [
      'authentication-required',
      'suspended',
      'email-verification-required',
      'conflict-not-found',
      'own-item',
      'already-reported',
    ],
    output: messageViewSchema,
  },
  reportComment: {
    params: commentParams,
    body: reportInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: [
      'authentication-required',
      'suspended',
      'email-verification-required',
      'comment-not-found',
      'own-item',
      'already-reported',
    ],
    output: messageViewSchema,
  },
  reportUpdate: {
    params: updateParams,
    body: reportInput,
    access: 'member',
    renews: true,
    status: 200,
    errors: [
      'authentication-required',
      'suspended',
      'email-verification-required',
      'update-not-found',
      'own-item',
      'already-reported',
    ],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
