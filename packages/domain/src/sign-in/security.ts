import type { AccountStore } from '../accounts/account-store.port.ts';
import type { PasskeyVerifier } from '../accounts/passkey-verifier.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { MemberSession } from '../model/session.ts';
import { shownEmail } from '../wire/email.rule.ts';
import { connectionsView, passkeysView, type SecurityView, type SessionView } from './security.view.ts';
import type { SessionStore } from './session-store.port.ts';

export const listSessions =
  ({ sessions, clock }: { sessions: SessionStore; clock: Clock }) =>
  async (member: MemberId, current: MemberSession): Promise<readonly SessionView[]> => {
    const found = await sessions.listOf(member, clock());
    return found.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: toIsoTime(createdAt),
      lastSeenAt: toIsoTime(lastSeenAt),
      isCurrent: id === current.id,
    }));
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
