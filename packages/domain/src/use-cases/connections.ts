import type { SignInProvidersView } from '../contract/views.ts';
import { PROVIDERS, type ProviderName } from '../model/identity.ts';
import type { MemberId } from '../model/ids.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityProviders } from '../ports/identity-provider.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { mailJob } from './mail-link.ts';

/** The providers in the order in which they are offered; outside production also those that are not configured. */
export const listSignInProviders =
  ({ providers, isProduction }: { providers: IdentityProviders; isProduction: boolean }) =>
  (): SignInProvidersView => {
    const isConfigured = (provider: ProviderName) => providers[provider] !== undefined;
    return {
      providers: PROVIDERS.filter(isConfigured),
      unconfigured: isProduction ? [] : PROVIDERS.filter((provider) => !isConfigured(provider)),
    };
  };

export type DisconnectError = 'connection-not-found' | 'last-way-in';

/** Takes a provider off a member who can still sign in without it, and says so by mail. */
export const disconnectProvider =
  ({ accounts, secrets, clock }: { accounts: AccountStore; secrets: Secrets; clock: Clock }) =>
  async (id: MemberId, provider: ProviderName): Promise<Result<null, DisconnectError>> => {
    const occasion = secrets.newLinkSecret();
    const now = clock();
    return accounts.changeAccount<Result<null, DisconnectError>>(
      { by: 'id', id },
      null,
      ({ member, credential, identities }) => {
        const others = identities.filter((linked) => linked.provider !== provider);
        if (member === null || others.length === identities.length)
          return { changes: null, result: err('connection-not-found') };
        if (credential === null && others.length === 0) return { changes: null, result: err('last-way-in') };
        const jobs = [mailJob({ template: 'provider-disconnected', to: member.email, provider }, occasion, now)];
        return { changes: { dropIdentities: provider, jobs }, result: ok(null) };
      },
    );
  };
