import * as v from 'valibot';
import { conflictViewSchema } from '../reading/conflict.view.ts';
import * as field from '../wire/fields.ts';
import type { Route } from '../wire/route.ts';
import { listOf } from '../wire/view.ts';

/** `after`: what the page before has named as the next cursor. */
const deckQuery = field.form({ after: v.optional(field.cursor) });

export const deckRoutes = {
  /** Conflicts with their whole accounts. A page may hold none and yet not be the last. */
  deck: {
    query: deckQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: [],
    output: listOf(conflictViewSchema),
  },
  /** The same conflicts for everybody from 0:00 UTC on, with their whole accounts. */
  today: { access: 'anyone', common: true, status: 200, errors: [], output: listOf(conflictViewSchema) },
} as const satisfies Record<string, Route>;
