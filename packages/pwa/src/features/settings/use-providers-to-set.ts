import { PROVIDERS, type ProviderName } from '@twosides/domain/model';
import { useSecurity } from '../../api/account/security.ts';
import { useSignInProviders } from '../../api/account/sign-in-providers.ts';

export function useProvidersToSet(): readonly ProviderName[] {
  const offered = useSignInProviders();
  const ways = useSecurity();
  if (!ways) return [];
  const connected = ways.connections.map(({ provider }) => provider);
  return PROVIDERS.filter((provider) => offered.includes(provider) || connected.includes(provider));
}
