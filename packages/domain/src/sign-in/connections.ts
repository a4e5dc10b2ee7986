import type { AccountStore } from '../accounts/account-store.port.ts';
import { hasJustSignedIn } from '../accounts/prove-password.ts';
import { mailJob } from '../jobs/mail-job.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { PROVIDERS, type ProviderName } from '../model/identity.ts';
import type { MemberSession } from '../model/session.ts';
import { enqueue, unchanged } from '../model/write.ts';
import type { IdentityProviders } from './identity-provider.port.ts';
import type { SignInProvidersView } from './sign-in.api.ts';

/** Providers in display order; outside production also unconfigured ones. */
export const listSignInProviders =
  ({ providers, isProduction }: { providers: IdentityProviders; isProduction: boolean }) =>
  (): SignInProvidersView => {
    const isConfigured = (provider: ProviderName) => providers[provider] !== undefined;
    return {
      providers: PROVIDERS.filter(isConfigured),
      unconfigured: isProduction ? [] : PROVIDERS.filter((provider) => !isConfigured(provider)),
    };
  };

export type DisconnectError = 'connection-not-found' | 'last-way-in' | 'sign-in-again';

/** Disconnects a provider after a fresh sign-in, if another way in remains, and confirms by mail. */
export const disconnectProvider =
  ({ accounts, secrets, clock }: { accounts: AccountStore; secrets: Secrets; clock: Clock }) =>
  async (
    id: MemberId,
    provider: ProviderName,
    session: Pick<MemberSession, 'createdAt'>,
  ): Promise<Result<null, DisconnectError>> => {
    const occasion = secrets.newLinkSecret();
    const now = clock();
    return accounts.changeAccount<Result<null, DisconnectError>>(
      { by: 'id', id },
      null,
      ({ member, credential, identities }) => {
        const others = identities.filter((linked) => linked.provider !== provider);
        if (member === null || others.length === identities.length) return unchanged(err('connection-not-found'));
        if (!hasJustSignedIn(session, now)) return unchanged(err('sign-in-again'));
        if (credential === null && others.length === 0) return unchanged(err('last-way-in'));
        const mail = mailJob({ template: 'provider-disconnected', to: member.email, provider }, occasion, now);
        return {
          writes: [{ kind: 'drop-identities', memberId: id, provider }, enqueue(mail)],
          result: ok(null),
        };
      },
    );
  };
