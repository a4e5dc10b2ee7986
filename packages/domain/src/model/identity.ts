import type { MemberId, Timestamp } from '../kernel/ids.ts';

export const PROVIDERS = ['google', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

export type IdentityKey = { readonly provider: ProviderName; readonly subject: string };

export type Identity = IdentityKey & {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly hostedDomain: string | null;
};

export type LinkedIdentity = IdentityKey & { readonly memberId: MemberId; readonly createdAt: Timestamp };
