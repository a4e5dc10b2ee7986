import * as v from 'valibot';
import { conflictViewSchema } from '../reading/conflict.view.ts';
import * as field from '../wire/fields.ts';
import { listOf, type Route } from '../wire/index.ts';

const deckQuery = field.form({ after: v.optional(field.cursor) });

export const deckRoutes = {
  /** A page may be empty although more pages follow. */
  deck: { query: deckQuery, access: 'anyone', paged: true, output: listOf(conflictViewSchema) },
  today: { access: 'anyone', common: true, output: listOf(conflictViewSchema) },
  yesterday: { access: 'anyone', common: true, output: listOf(conflictViewSchema) },
} as const satisfies Record<string, Route>;
