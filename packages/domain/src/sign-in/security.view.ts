import * as v from 'valibot';
import { toIsoTime } from '../kernel/time.ts';
import { type LinkedIdentity, PROVIDERS } from '../model/identity.ts';
import { isoTime, listOf, view } from '../wire/view.ts';

export const connectionsViewSchema = listOf(view({ provider: v.picklist(PROVIDERS), connectedAt: isoTime }));

/** How the member signs in. */
export const securityViewSchema = view({
  hasPassword: v.boolean(),
  connections: connectionsViewSchema,
  /** An address that waits for its link to be followed. */
  pendingEmail: v.nullable(view({ email: v.string(), expiresAt: isoTime })),
});
export type SecurityView = v.InferOutput<typeof securityViewSchema>;

export const connectionsView = (identities: readonly LinkedIdentity[]): SecurityView['connections'] =>
  identities.map(({ provider, createdAt }) => ({ provider, connectedAt: toIsoTime(createdAt) }));

/** A device on which the member is signed in. */
export const sessionEntries = {
  id: v.string(),
  /** "Firefox on Windows" */
  device: v.string(),
  createdAt: isoTime,
  /** To the hour. */
  lastSeenAt: isoTime,
};

export const sessionViewSchema = view({
  ...sessionEntries,
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});
export type SessionView = v.InferOutput<typeof sessionViewSchema>;
