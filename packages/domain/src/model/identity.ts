import type { MemberId, Timestamp } from '../kernel/ids.ts';

/** Whose word the site takes for who somebody is. */
export const PROVIDERS = ['google', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

/**
 * Somebody at a provider. The provider never gives a subject to anybody else, whatever becomes of the e-mail address.
 */
export type IdentityKey = { readonly provider: ProviderName; readonly subject: string };

/** What a provider has said of somebody, after its signature was checked. */
export type Identity = IdentityKey & {
  /** As the provider wrote it; null where it tells none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The Workspace domain that manages a Google account (`hd`); null for any other account. */
  readonly hostedDomain: string | null;
};

/**
 * A member's way in through a provider (the specification's `accounts`). The provider's tokens are not kept: nothing is
 * asked of it later.
 */
export type LinkedIdentity = IdentityKey & { readonly memberId: MemberId; readonly createdAt: Timestamp };
