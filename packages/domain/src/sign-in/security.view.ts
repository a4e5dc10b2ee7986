import * as v from 'valibot';
import { toIsoTime } from '../kernel/time.ts';
import { type LinkedIdentity, PROVIDERS } from '../model/identity.ts';
import { isoTime, listOf, view } from '../wire/view.ts';

export const connectionsViewSchema = listOf(view({ provider: v.picklist(PROVIDERS), connectedAt: isoTime }));

export const securityViewSchema = view({
  hasPassword: v.boolean(),
  connections: connectionsViewSchema,
  /** A new address whose link was not opened yet. */
  pendingEmail: v.nullable(view({ email: v.string(), expiresAt: isoTime })),
});
export type SecurityView = v.InferOutput<typeof securityViewSchema>;

export const connectionsView = (identities: readonly LinkedIdentity[]): SecurityView['connections'] =>
  identities.map(({ provider, createdAt }) => ({ provider, connectedAt: toIsoTime(createdAt) }));

/** A signed-in device. */
export const sessionEntries = {
  id: v.string(),
  /** "Firefox on Windows" */
  device: v.string(),
  createdAt: isoTime,
  /** Rounded to the hour. */
  lastSeenAt: isoTime,
};

export const sessionViewSchema = view({
  ...sessionEntries,
  /** Whether it is the asking one. */
  isCurrent: v.boolean(),
});
export type SessionView = v.InferOutput<typeof sessionViewSchema>;
