import * as v from 'valibot';
import { conflictViewSchema } from '../reading/conflict.view.ts';
import * as field from '../wire/fields.ts';
import type { Route } from '../wire/route.ts';
import { listOf } from '../wire/view.ts';

/** `after`: the cursor from the previous page. */
const deckQuery = field.form({ after: v.optional(field.cursor) });

export const deckRoutes = {
  /** Conflicts with both sides in full. A page may be empty without being the last. */
  deck: {
    query: deckQuery,
    access: 'anyone',
    paged: true,
    status: 200,
    errors: [],
    output: listOf(conflictViewSchema),
  },
  /** The same conflicts for everybody from 0:00 UTC, with both sides in full. */
  today: { access: 'anyone', common: true, status: 200, errors: [], output: listOf(conflictViewSchema) },
} as const satisfies Record<string, Route>;
