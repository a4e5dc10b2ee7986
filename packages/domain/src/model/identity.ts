import type { MemberId, Timestamp } from '../kernel/ids.ts';

export const PROVIDERS = ['google', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

/** The subject is the provider's id of a person. It never passes to another person, even if the email address does. */
export type IdentityKey = { readonly provider: ProviderName; readonly subject: string };

export type Identity = IdentityKey & {
  /** The address as the provider wrote it; null if the provider gives none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly hostedDomain: string | null;
};

/** Called `accounts` in the specification. The provider's tokens are not stored. */
export type LinkedIdentity = IdentityKey & { readonly memberId: MemberId; readonly createdAt: Timestamp };
