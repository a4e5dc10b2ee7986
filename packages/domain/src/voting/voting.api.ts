import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import * as modelField from '../model/fields.ts';
import { SIDES } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { conflictIdOut, isoTime, listOf, opIdOut, type Route, VALIDATION, view } from '../wire/index.ts';
import { resultsEntries, resultsViewSchema } from './results.view.ts';

export const voteInput = field.form({
  side: modelField.side,
  textVersion: v.optional(
    v.pipe(v.number(VALIDATION.invalid), v.safeInteger(VALIDATION.invalid), v.minValue(1, VALIDATION.invalid)),
  ),
  onlyFirst: v.optional(v.literal(true, VALIDATION.invalid)),
  readFirst: v.optional(v.literal(true, VALIDATION.invalid)),
  guess: v.optional(
    v.pipe(
      v.number(VALIDATION.invalid),
      v.integer(VALIDATION.invalid),
      v.minValue(0, VALIDATION.invalid),
      v.maxValue(100, VALIDATION.invalid),
    ),
  ),
});

/** The response to a retry has the present state: `userVoteSide` may differ from the request, or be null. */
const voteReceiptSchema = view({
  ...resultsEntries,
  opId: opIdOut,
  conflictId: conflictIdOut,
  userVoteSide: v.nullable(v.picklist(SIDES)),
  isReveal: v.boolean(),
});
export type VoteReceipt = v.InferOutput<typeof voteReceiptSchema>;

const ownVoteViewSchema = view({
  conflictId: conflictIdOut,
  title: v.nullable(v.string()),
  side: v.picklist(SIDES),
  sideLabels: v.nullable(view({ her: v.string(), his: v.string() })),
  votedAt: isoTime,
  results: v.nullable(resultsViewSchema),
});
export type OwnVoteView = v.InferOutput<typeof ownVoteViewSchema>;

export const votingRoutes = {
  castVote: {
    params: conflictParams,
    body: voteInput,
    access: 'member',
    operation: true,
    errors: ['suspended', 'email-verification-required', 'conflict-not-found', 'voting-paused', 'text-changed'],
    output: voteReceiptSchema,
  },
  ownVotes: { query: field.pageQuery, access: 'member', paged: true, output: listOf(ownVoteViewSchema) },
} as const satisfies Record<string, Route>;
