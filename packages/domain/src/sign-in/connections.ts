import type { AccountState, AccountStore } from '../accounts/account-store.port.ts';
import type { PasskeyVerifier } from '../accounts/passkey-verifier.port.ts';
import { isRecentlyProven } from '../accounts/prove-password.ts';
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

export const listSignInProviders =
  ({ providers, isProduction }: { providers: IdentityProviders; isProduction: boolean }) =>
  (): SignInProvidersView => {
    const isConfigured = (provider: ProviderName) => providers[provider] !== undefined;
    return {
      providers: PROVIDERS.filter(isConfigured),
      unconfigured: isProduction ? [] : PROVIDERS.filter((provider) => !isConfigured(provider)),
    };
  };

export const hasAnotherWayIn = (
  { credential, identities, passkeys }: Pick<AccountState, 'credential' | 'identities' | 'passkeys'>,
  rpId: string | null,
): boolean => credential !== null || identities.length > 0 || passkeys.some((passkey) => passkey.rpId === rpId);

type Needs = { accounts: AccountStore; verifier: Pick<PasskeyVerifier, 'rpId'>; secrets: Secrets; clock: Clock };

export type DisconnectError = 'connection-not-found' | 'last-way-in' | 'sign-in-again';

export const disconnectProvider =
  ({ accounts, verifier: { rpId }, secrets, clock }: Needs) =>
  async (
    id: MemberId,
    provider: ProviderName,
    session: Pick<MemberSession, 'provenAt'>,
  ): Promise<Result<null, DisconnectError>> => {
    const occasion = secrets.newLinkSecret();
    const now = clock();
    return accounts.changeAccount<Result<null, DisconnectError>>({ by: 'id', id }, null, (state) => {
      const { member, identities } = state;
      const others = identities.filter((linked) => linked.provider !== provider);
      if (member === null || others.length === identities.length) return unchanged(err('connection-not-found'));
      if (!isRecentlyProven(session, now)) return unchanged(err('sign-in-again'));
      if (!hasAnotherWayIn({ ...state, identities: others }, rpId)) return unchanged(err('last-way-in'));
      const mail = mailJob({ template: 'provider-disconnected', to: member.email, provider }, occasion, now);
      return {
        writes: [{ kind: 'drop-identities', memberId: id, provider }, enqueue(mail)],
        result: ok(null),
      };
    });
  };
