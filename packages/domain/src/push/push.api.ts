import * as v from 'valibot';
import * as field from '../wire/fields.ts';
import { isoTime, listOf, messageViewSchema, type Route, VALIDATION, view } from '../wire/index.ts';

const base64url = (bytes: number) =>
  v.pipe(
    v.string(VALIDATION.invalid),
    // Some browsers pad base64url with `=`.
    v.transform((text) => text.replace(/={0,2}$/, '')),
    v.regex(/^[\w-]+$/, VALIDATION.invalid),
    v.length(Math.ceil((bytes * 4) / 3), VALIDATION.invalid),
  );

const endpoint = v.pipe(
  v.string(VALIDATION.invalid),
  v.url(VALIDATION.invalid),
  v.maxLength(2_000, VALIDATION.invalid),
);

export const pushSubscriptionInput = field.form({
  endpoint,
  keys: field.form({ p256dh: base64url(65), auth: base64url(16) }),
  replaces: v.optional(endpoint),
});

const pushDeviceParams = field.form({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

export type PushSubscriptionInput = v.InferOutput<typeof pushSubscriptionInput>;

export const pushDeviceEntries = { device: v.string(), createdAt: isoTime, lastSeenAt: isoTime };

const pushDeviceViewSchema = view({
  id: v.string(),
  isCurrent: v.boolean(),
  ...pushDeviceEntries,
});
export type PushDeviceView = v.InferOutput<typeof pushDeviceViewSchema>;

const pushViewSchema = view({ publicKey: v.string(), devices: listOf(pushDeviceViewSchema) });
export type PushView = v.InferOutput<typeof pushViewSchema>;

export const pushRoutes = {
  push: { access: 'member', output: pushViewSchema },
  subscribePush: {
    body: pushSubscriptionInput,
    access: 'member',
    errors: ['push-service-unknown'],
    output: messageViewSchema,
  },
  unsubscribePush: {
    params: pushDeviceParams,
    access: 'member',
    errors: ['push-device-not-found'],
    output: messageViewSchema,
  },
} as const satisfies Record<string, Route>;
