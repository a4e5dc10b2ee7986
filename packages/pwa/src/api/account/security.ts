import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProviderName } from '@twosides/domain/model';
import type { SecurityView } from '@twosides/domain/sign-in';
import { call } from '../client.ts';

import { queryKeys } from '../query-keys.ts';

export const useSecurity = (): SecurityView | undefined =>
  useQuery({ queryKey: queryKeys.security, queryFn: ({ signal }) => call('security', { signal }) }).data;

export function useShowSecurity(): (security: SecurityView) => void {
  const client = useQueryClient();
  return (security) => client.setQueryData(queryKeys.security, security);
}

export function useDisconnectProvider() {
  const client = useQueryClient();
  return useMutation<SecurityView, Error, ProviderName>({
    mutationFn: (provider) => call('disconnectProvider', { params: { provider } }),
    onSuccess: (security) => client.setQueryData(queryKeys.security, security),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.security }),
  });
}
