import * as v from 'valibot';
import { conflictParams } from '../conflicts/conflict.api.ts';
import { FACTS_MAX } from '../model/report.ts';
import * as field from '../wire/fields.ts';
import { VALIDATION } from '../wire/messages.ts';
import type { Route } from '../wire/route.ts';
import { listOf, messageViewSchema } from '../wire/view.ts';
import { unusualVotingSchema } from './excluded.view.ts';
import { DESK_ERRORS } from './moderation.api.ts';

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
  renews: true,
  errors: [...DESK_ERRORS, 'conflict-not-found', 'case-not-found', 'own-case'],
  output: messageViewSchema,
} as const satisfies Route;

export const exclusionRoutes = {
  unusualVoting: { access: 'member', errors: DESK_ERRORS, output: listOf(unusualVotingSchema) },
  excludeVotes: { ...asModerator, body: exclusionInput },
  restoreVotes: { ...asModerator, body: putBackInput },
  votingSeen: asModerator,
} as const satisfies Record<string, Route>;
