import * as v from 'valibot';
import type { ConflictId } from '../kernel/index.ts';
import { ALERT_KINDS, type AlertKind, MAIL_LISTS } from '../model/index.ts';
import * as field from '../wire/fields.ts';
import { isoTime, listOf, type Route, VALIDATION, view, wholeNumber } from '../wire/index.ts';

const moment = v.pipe(
  v.string(VALIDATION.invalid),
  v.isoTimestamp(VALIDATION.invalid),
  v.transform((text) => Date.parse(text)),
  v.number(VALIDATION.invalid),
);

export const readAlertsInput = field.form({
  upTo: moment,
  conflictId: v.optional(
    v.pipe(
      v.number(VALIDATION.invalid),
      v.safeInteger(VALIDATION.invalid),
      v.minValue(1, VALIDATION.invalid),
      v.transform((id) => id as ConflictId),
    ),
  ),
});

function eachKind<Ways>(ways: Ways): Record<AlertKind, Ways> {
  return Object.fromEntries(ALERT_KINDS.map((kind) => [kind, ways])) as Record<AlertKind, Ways>;
}

const ways = v.optional(
  field.form({
    push: v.optional(v.boolean(VALIDATION.invalid)),
    mail: v.optional(v.boolean(VALIDATION.invalid)),
  }),
);

export const alertPreferencesInput = field.form(eachKind(ways));

const todayReminderInput = field.form({ at: moment, way: v.picklist(['push', 'mail'], VALIDATION.invalid) });
const todayReminderSchema = view({ at: isoTime });
export type TodayReminderInput = v.InferOutput<typeof todayReminderInput>;
export type TodayReminderView = v.InferOutput<typeof todayReminderSchema>;

export type ReadAlertsInput = v.InferOutput<typeof readAlertsInput>;
export type AlertPreferencesInput = v.InferOutput<typeof alertPreferencesInput>;

const unsubscribeInput = field.form({
  token: v.pipe(v.string(VALIDATION.invalid), v.maxLength(200, VALIDATION.invalid)),
});

const alertViewSchema = view({
  id: v.string(),
  kind: v.picklist(ALERT_KINDS),
  /** Never reveals a split. */
  text: v.string(),
  detail: v.nullable(v.string()),
  path: v.nullable(v.string()),
  /** About something posted anonymously, whose title must not be shown where others may see it. */
  isAnonymous: v.boolean(),
  at: isoTime,
  isRead: v.boolean(),
});
export type AlertView = v.InferOutput<typeof alertViewSchema>;

const unreadEntries = { unreadCount: wholeNumber };
const unreadViewSchema = view(unreadEntries);
export type UnreadView = v.InferOutput<typeof unreadViewSchema>;

/** Newest first. `unreadCount` counts the alerts of all pages. */
const alertsViewSchema = view({
  ...unreadEntries,
  alerts: listOf(alertViewSchema),
  nextCursor: v.nullable(v.string()),
});
export type AlertsView = v.InferOutput<typeof alertsViewSchema>;

const waysSchema = view({ push: v.boolean(), mail: v.boolean() });
const alertPreferencesSchema = view({
  ...eachKind(waysSchema),
  today: view({ push: v.boolean(), mail: v.boolean(), timeOfDay: v.optional(wholeNumber) }),
});

const unsubscribedSchema = view({ list: v.picklist(MAIL_LISTS) });

export const alertRoutes = {
  remindOfToday: { body: todayReminderInput, access: 'member', output: todayReminderSchema },
  alerts: { query: field.pageQuery, access: 'member', output: alertsViewSchema },
  readAlerts: { body: readAlertsInput, access: 'member', output: unreadViewSchema },
  alertPreferences: { access: 'member', output: alertPreferencesSchema },
  changeAlertPreferences: { body: alertPreferencesInput, access: 'member', output: alertPreferencesSchema },
  unsubscribe: {
    body: unsubscribeInput,
    access: 'anyone',
    errors: ['unsubscribe-link-invalid'],
    output: unsubscribedSchema,
  },
} as const satisfies Record<string, Route>;
