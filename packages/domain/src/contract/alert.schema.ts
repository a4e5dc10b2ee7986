import * as v from 'valibot';
import type { AlertKind } from '../model/alert.ts';
import type { ConflictId } from '../model/ids.ts';
import * as field from './fields.ts';
import { VALIDATION } from './messages.ts';

/** Query of `GET /api/alerts`. */
export const alertsQuery = field.form({ limit: v.optional(field.count(1, 50)), cursor: v.optional(field.cursor) });

/**
 * Everything up to the moment of the newest alert that was seen, as its `at` gave it; with `conflictId` what a look at
 * that conflict shows.
 */
export const readAlertsInput = field.form({
  upTo: v.pipe(
    v.string(VALIDATION.invalid),
    v.isoTimestamp(VALIDATION.invalid),
    v.transform((text) => Date.parse(text)),
    v.number(VALIDATION.invalid),
  ),
  conflictId: v.optional(
    v.pipe(
      v.number(VALIDATION.invalid),
      v.safeInteger(VALIDATION.invalid),
      v.minValue(1, VALIDATION.invalid),
      v.transform((id) => id as ConflictId),
    ),
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
  signIn: ways,
} satisfies Record<AlertKind, typeof ways>);

export type AlertsQueryInput = v.InferOutput<typeof alertsQuery>;
export type ReadAlertsInput = v.InferOutput<typeof readAlertsInput>;
export type AlertPreferencesInput = v.InferOutput<typeof alertPreferencesInput>;

const base64url = (bytes: number) =>
  v.pipe(
    v.string(VALIDATION.invalid),
    // Some browsers fill up with `=`.
    v.transform((text) => text.replace(/={0,2}$/, '')),
    v.regex(/^[\w-]+$/, VALIDATION.invalid),
    v.length(Math.ceil((bytes * 4) / 3), VALIDATION.invalid),
  );

const endpoint = v.pipe(
  v.string(VALIDATION.invalid),
  v.url(VALIDATION.invalid),
  v.maxLength(2_000, VALIDATION.invalid),
);

/** A browser's `PushSubscription`, as its `toJSON` gives it, without what is not needed. */
export const pushSubscriptionInput = field.form({
  endpoint,
  keys: field.form({ p256dh: base64url(65), auth: base64url(16) }),
  /** The endpoint of before, when the browser has changed it. */
  replaces: v.optional(endpoint),
});

export const pushDeviceParams = field.form({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

export type PushSubscriptionInput = v.InferOutput<typeof pushSubscriptionInput>;
