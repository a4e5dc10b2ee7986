import * as v from 'valibot';
import type { AlertKind } from '../model/alert.ts';
import * as field from './fields.ts';
import { VALIDATION } from './messages.ts';

/** Query of `GET /api/alerts`. */
export const alertsQuery = field.form({ limit: v.optional(field.count(1, 50)), cursor: v.optional(field.cursor) });

/** Everything up to the moment of the newest alert that was seen, as its `at` gave it. */
export const readAlertsInput = field.form({
  upTo: v.pipe(
    v.string(VALIDATION.invalid),
    v.isoTimestamp(VALIDATION.invalid),
    v.transform((text) => Date.parse(text)),
    v.number(VALIDATION.invalid),
  ),
});

const ways = v.optional(
  field.form({
    push: v.optional(v.boolean(VALIDATION.invalid)),
    mail: v.optional(v.boolean(VALIDATION.invalid)),
  }),
);

/** Any part of the preferences; what is left out stays. */
export const alertPreferencesInput = field.form({
  revealed: ways,
  comments: ways,
  follower: ways,
  moderation: ways,
} satisfies Record<AlertKind, typeof ways>);

export type AlertsQueryInput = v.InferOutput<typeof alertsQuery>;
export type AlertPreferencesInput = v.InferOutput<typeof alertPreferencesInput>;
