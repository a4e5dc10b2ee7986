import type { SecurityView } from '../contract/views.ts';
import type { MemberId } from '../model/ids.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import { err, ok, type Result } from '../result.ts';
import { toIsoTime } from './conflict-view.ts';

/** How the member signs in, as only the member may see it. */
export const readSecurity =
  ({ accounts, clock }: { accounts: AccountStore; clock: Clock }) =>
  async (id: MemberId): Promise<Result<SecurityView, 'authentication-required'>> => {
    const account = await accounts.readSignIn(id, clock());
    if (account === null) return err('authentication-required');
    const { credential, identities, pendingEmail } = account;
    return ok({
      hasPassword: credential !== null,
      connections: identities.map(({ provider, createdAt }) => ({ provider, connectedAt: toIsoTime(createdAt) })),
      pendingEmail: pendingEmail && { email: pendingEmail.email, expiresAt: toIsoTime(pendingEmail.expiresAt) },
    });
  };
