import * as v from 'valibot';
import { conflictParams, contentNotes } from '../conflicts/conflict.api.ts';
import { commentParams } from '../discussion/discussion.api.ts';
import { FACTS_MAX, parseItem, REPORT_NOTE_MAX, REPORT_REASONS, SUSPENSIONS, VERDICTS } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import type { ErrorCode, Route } from '../wire/index.ts';
import { listOf, messageViewSchema, VALIDATION, view, wholeNumber } from '../wire/index.ts';
import { caseViewSchema } from './case.view.ts';
import { unusualVotingSchema } from './excluded.view.ts';

export const reportInput = field.form({
  reason: v.picklist(REPORT_REASONS, VALIDATION.invalid),
  note: v.optional(v.nullable(field.text(0, VALIDATION.invalid, REPORT_NOTE_MAX, VALIDATION.reportNoteMax))),
});

const updateParams = field.form({ id: field.updateId });

const caseParams = field.form({
  id: field.parsed((text) => {
    const [kind = '', ...rest] = text.split('-');
    return parseItem(kind, rest.join('-'));
  }),
});

/** The item's author can read `ground` and `facts`. */
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

export const DESK_ERRORS = ['moderators-only', 'suspended', 'sign-in-again'] as const satisfies readonly ErrorCode[];

const aboutCase = {
  params: caseParams,
  access: 'member',
  errors: [...DESK_ERRORS, 'case-not-found', 'own-case', 'case-claimed', 'case-appealed'],
  output: messageViewSchema,
} as const satisfies Route;

const aReport = { body: reportInput, access: 'member', dropsCachedResponses: true, output: messageViewSchema } as const;

const REPORT_ERRORS = ['suspended', 'email-verification-required', 'own-item', 'already-reported'] as const;

const waitingViewSchema = view({ count: wholeNumber, dangers: wholeNumber });
export type WaitingView = v.InferOutput<typeof waitingViewSchema>;

const facts = field.text(1, VALIDATION.factsMissing, FACTS_MAX, VALIDATION.factsMax);

const putBackInput = field.form({ facts });

export const exclusionInput = field.form({
  networks: v.pipe(
    v.array(v.pipe(v.string(VALIDATION.invalid), v.maxLength(100, VALIDATION.invalid)), VALIDATION.invalid),
    v.minLength(1, VALIDATION.invalid),
    v.maxLength(100, VALIDATION.invalid),
  ),
  facts,
});
export type ExclusionInput = v.InferOutput<typeof exclusionInput>;

const asModerator = {
  params: conflictParams,
  access: 'member',
  dropsCachedResponses: true,
  errors: [...DESK_ERRORS, 'conflict-not-found', 'case-not-found', 'own-case'],
  output: messageViewSchema,
} as const satisfies Route;

export const moderationRoutes = {
  waitingCases: { access: 'member', errors: ['moderators-only'], output: waitingViewSchema },
  moderationCases: { access: 'member', errors: DESK_ERRORS, output: listOf(caseViewSchema) },
  claimCase: aboutCase,
  releaseCase: aboutCase,
  decideCase: { ...aboutCase, body: decideInput, dropsCachedResponses: true },
  reportConflict: { ...aReport, params: conflictParams, errors: [...REPORT_ERRORS, 'conflict-not-found'] },
  reportComment: { ...aReport, params: commentParams, errors: [...REPORT_ERRORS, 'comment-not-found'] },
  reportUpdate: { ...aReport, params: updateParams, errors: [...REPORT_ERRORS, 'update-not-found'] },
  unusualVoting: { access: 'member', errors: DESK_ERRORS, output: listOf(unusualVotingSchema) },
  excludeVotes: { ...asModerator, body: exclusionInput },
  restoreVotes: { ...asModerator, body: putBackInput },
  votingSeen: asModerator,
} as const satisfies Record<string, Route>;
