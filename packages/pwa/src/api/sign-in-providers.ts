import { useQuery } from '@tanstack/react-query';
import type { ProviderName } from '@twosides/domain';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The providers that this site is registered with; none until that is known. */
export const useSignInProviders = (): readonly ProviderName[] =>
  useQuery({
    queryKey: queryKeys.signInProviders,
    queryFn: ({ signal }) => call('signInProviders', { signal }),
  }).data?.providers ?? [];
