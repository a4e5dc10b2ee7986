import type { AccountState, AccountStore, PasskeyVerifier } from '../accounts/accounts.port.ts';
import { isRecentlyProven } from '../accounts/passwords.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import { type Clock, err, type MemberId, ok, type Result, type Secrets, toIsoTime } from '../kernel/index.ts';
import { enqueue, type MemberSession, PROVIDERS, type ProviderName, unchanged } from '../model/index.ts';
import { shownEmail } from '../wire/index.ts';
import type { SignInProvidersView } from './sign-in.api.ts';
import type { IdentityProviders, SessionStore } from './sign-in.port.ts';
import { connectionsView, passkeysView, type SecurityView, type SessionView, sessionView } from './sign-in.view.ts';

export const listSessions =
  ({ sessions, clock }: { sessions: SessionStore; clock: Clock }) =>
  async (member: MemberId, current: MemberSession): Promise<readonly SessionView[]> => {
    const found = await sessions.listOf(member, clock());
    return found.map((session) => ({ ...sessionView(session), isCurrent: session.id === current.id }));
  };

export const endSession =
  ({ sessions }: { sessions: SessionStore }) =>
  async (member: MemberId, id: MemberSession['id']): Promise<Result<null, 'session-not-found'>> =>
    (await sessions.end(member, id)) ? ok(null) : err('session-not-found');

type SecurityNeeds = { accounts: AccountStore; verifier: Pick<PasskeyVerifier, 'rpId'>; clock: Clock };

export const readSecurity =
  ({ accounts, verifier: { rpId }, clock }: SecurityNeeds) =>
  async (id: MemberId): Promise<Result<SecurityView, 'authentication-required'>> => {
    const account = await accounts.readSignIn(id, clock());
    if (account === null) return err('authentication-required');
    const { credential, identities, passkeys, pendingEmail } = account;
    return ok({
      hasPassword: credential !== null,
      connections: connectionsView(identities),
      passkeys: passkeysView(passkeys, rpId),
      passkeyHandle: passkeys[0]?.handle ?? null,
      pendingEmail: pendingEmail && {
        email: shownEmail(pendingEmail.email),
        expiresAt: toIsoTime(pendingEmail.expiresAt),
      },
    });
  };

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
