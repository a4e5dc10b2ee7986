import { queryOptions, useQuery } from '@tanstack/react-query';
import { PROVIDER_LABELS, type ProviderName } from '@twosides/domain/model';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export const useSignInProviders = (): readonly ProviderName[] => useProviders()?.providers ?? [];

export const useUnconfiguredProviders = (): readonly ProviderName[] => useProviders()?.unconfigured ?? [];

export const namesOf = (providers: readonly ProviderName[]): string =>
  providers.map((provider) => PROVIDER_LABELS[provider]).join(' and ');

const useProviders = () => useQuery(signInProvidersQuery).data;

export const signInProvidersQuery = queryOptions({
  queryKey: queryKeys.signInProviders,
  queryFn: ({ signal }) => call('signInProviders', { signal }),
});
