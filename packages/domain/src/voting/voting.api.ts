import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import * as modelField from '../model/fields.ts';
import { SIDES } from '../model/side.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { conflictIdOut, opIdOut, view } from '../wire/view.ts';
import { resultsEntries } from './results.view.ts';

/**
 * `textVersion`: the version that was read. `onlyFirst`: an existing vote stays. `readFirst`: the vote counts, but the
 * result stays hidden until a vote without it. `guess`: her share in percent; dropped if the voter can see the result.
 */
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

/**
 * A replay gets the present state: the side may differ, or be null if the vote moved to another account of the mailbox.
 */
const voteReceiptSchema = view({
  ...resultsEntries,
  opId: opIdOut,
  conflictId: conflictIdOut,
  userVoteSide: v.nullable(v.picklist(SIDES)),
  /** Whether this vote made the result public; false in a replay. */
  isReveal: v.boolean(),
});
export type VoteReceipt = v.InferOutput<typeof voteReceiptSchema>;

export const votingRoutes = {
  castVote: {
    params: conflictParams,
    body: voteInput,
    access: 'member',
    operation: true,
    status: 200,
    errors: [
      'authentication-required',
      'suspended',
      'email-verification-required',
      'conflict-not-found',
      'voting-paused',
      'text-changed',
      'operation-mismatch',
    ],
    output: voteReceiptSchema,
  },
} as const satisfies Record<string, Route>;
