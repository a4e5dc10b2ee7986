import { queryOptions, useQuery } from '@tanstack/react-query';
import { PROVIDER_LABELS, type ProviderName } from '@twosides/domain/model';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

/** Configured providers; empty until loaded. */
export const useSignInProviders = (): readonly ProviderName[] => useProviders()?.providers ?? [];

/** Providers that are not configured yet. */
export const useUnconfiguredProviders = (): readonly ProviderName[] => useProviders()?.unconfigured ?? [];

/** "Google and Apple". */
export const namesOf = (providers: readonly ProviderName[]): string =>
  providers.map((provider) => PROVIDER_LABELS[provider]).join(' and ');

const useProviders = () => useQuery(signInProvidersQuery).data;

export const signInProvidersQuery = queryOptions({
  queryKey: queryKeys.signInProviders,
  queryFn: ({ signal }) => call('signInProviders', { signal }),
});
