import type { AccountStore } from '../accounts/account-store.port.ts';
import type { PasskeyVerifier } from '../accounts/passkey-verifier.port.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { toIsoTime } from '../kernel/time.ts';
import { shownEmail } from '../wire/email.rule.ts';
import { connectionsView, passkeysView, type SecurityView } from './security.view.ts';

export const readSecurity =
  ({
    accounts,
    verifier: { rpId },
    clock,
  }: {
    accounts: AccountStore;
    verifier: Pick<PasskeyVerifier, 'rpId'>;
    clock: Clock;
  }) =>
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
