import * as v from 'valibot';
import { SIDES } from '../model/side.ts';
import * as field from '../wire/fields.ts';
import type { Route } from '../wire/route.ts';
import { conflictIdOut, isoTime, listOf, view } from '../wire/view.ts';

const ownVotesQuery = field.form({ limit: v.optional(field.count(1, 50)), cursor: v.optional(field.cursor) });
export type OwnVotesQueryInput = v.InferOutput<typeof ownVotesQuery>;

const ownVoteViewSchema = view({
  conflictId: conflictIdOut,
  /** `title` and `sideLabel` are null if the conflict is not public. */
  title: v.nullable(v.string()),
  side: v.picklist(SIDES),
  sideLabel: v.nullable(v.string()),
  /** Start of the UTC day of the first vote. */
  votedAt: isoTime,
});
export type OwnVoteView = v.InferOutput<typeof ownVoteViewSchema>;

export const ownVoteRoutes = {
  ownVotes: { query: ownVotesQuery, access: 'member', paged: true, output: listOf(ownVoteViewSchema) },
} as const satisfies Record<string, Route>;
