import * as v from 'valibot';
import { toIsoTime } from '../kernel/index.ts';
import { type LinkedIdentity, type Member, type MemberSession, type Passkey, PROVIDERS } from '../model/index.ts';
import { currentUserView, currentUserViewSchema } from '../profile/profile.view.ts';
import { fieldsOf, isoTime, listOf, view } from '../wire/index.ts';
import { passkeyName } from './passkey-name.rule.ts';

export const connectionsViewSchema = listOf(view({ provider: v.picklist(PROVIDERS), connectedAt: isoTime }));

const passkeysViewSchema = listOf(
  view({
    id: v.string(),
    credentialId: v.string(),
    name: v.string(),
    /** Start of a UTC day. */
    madeOn: isoTime,
    /** Start of a UTC day; null if the passkey was never used. */
    lastUsedOn: v.nullable(isoTime),
    isSynced: v.boolean(),
    madeFor: v.nullable(v.string()),
  }),
);

export const securityViewSchema = view({
  hasPassword: v.boolean(),
  connections: connectionsViewSchema,
  passkeys: passkeysViewSchema,
  /** WebAuthn's `user.id`; null without passkeys. */
  passkeyHandle: v.nullable(v.string()),
  pendingEmail: v.nullable(view({ email: v.string(), expiresAt: isoTime })),
});
export type SecurityView = v.InferOutput<typeof securityViewSchema>;

export const connectionsView = (identities: readonly LinkedIdentity[]): SecurityView['connections'] =>
  identities.map(({ provider, createdAt }) => ({ provider, connectedAt: toIsoTime(createdAt) }));

export const passkeysView = (passkeys: readonly Passkey[], rpId: string | null): SecurityView['passkeys'] =>
  passkeys.map((passkey) => ({
    id: passkey.id,
    credentialId: passkey.credentialId,
    name: passkeyName(passkey),
    madeOn: toIsoTime(passkey.madeOn),
    lastUsedOn: passkey.lastUsedOn === null ? null : toIsoTime(passkey.lastUsedOn),
    isSynced: passkey.isSynced,
    madeFor: passkey.rpId === rpId ? null : passkey.rpId,
  }));

export const sessionEntries = {
  id: v.string(),
  device: v.string(),
  createdAt: isoTime,
  /** Rounded to the hour. */
  lastSeenAt: isoTime,
};

export const sessionView = (session: MemberSession) => ({
  ...fieldsOf(session, sessionEntries),
  createdAt: toIsoTime(session.createdAt),
  lastSeenAt: toIsoTime(session.lastSeenAt),
});

export const sessionViewSchema = view({ ...sessionEntries, isCurrent: v.boolean() });
export type SessionView = v.InferOutput<typeof sessionViewSchema>;

export const signedInEntries = { needsOnboarding: v.boolean(), user: currentUserViewSchema };

export const signedInViewSchema = view(signedInEntries);
export type SignedIn = v.InferOutput<typeof signedInViewSchema>;

export const signedInView = (member: Member): SignedIn => ({
  needsOnboarding: !member.onboardingCompleted,
  user: currentUserView(member),
});
