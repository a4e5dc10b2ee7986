import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** Trusted identity providers. */
export const PROVIDERS = ['google', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

/** A person at a provider. A subject is never reassigned, whatever happens to the email address. */
export type IdentityKey = { readonly provider: ProviderName; readonly subject: string };

/** A provider's verified claims about a person. */
export type Identity = IdentityKey & {
  /** The address as the provider wrote it; null if the provider gives none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The Workspace domain of a Google account (`hd`), or null. */
  readonly hostedDomain: string | null;
};

/** A provider connected to a member (the specification's `accounts`). Its tokens are not stored. */
export type LinkedIdentity = IdentityKey & { readonly memberId: MemberId; readonly createdAt: Timestamp };
