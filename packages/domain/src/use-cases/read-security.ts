import type { SecurityView } from '../contract/views.ts';
import type { LinkedIdentity } from '../model/identity.ts';
import type { MemberId } from '../model/ids.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import { err, ok, type Result } from '../result.ts';
import { toIsoTime } from './conflict-view.ts';

export const connectionsView = (identities: readonly LinkedIdentity[]): SecurityView['connections'] =>
  identities.map(({ provider, createdAt }) => ({ provider, connectedAt: toIsoTime(createdAt) }));

/** How the member signs in, as only the member may see it. */
export const readSecurity =
  ({ accounts, clock }: { accounts: AccountStore; clock: Clock }) =>
  async (id: MemberId): Promise<Result<SecurityView, 'authentication-required'>> => {
    const account = await accounts.readSignIn(id, clock());
    if (account === null) return err('authentication-required');
    const { credential, identities, pendingEmail } = account;
    return ok({
      hasPassword: credential !== null,
      connections: connectionsView(identities),
      pendingEmail: pendingEmail && { email: pendingEmail.email, expiresAt: toIsoTime(pendingEmail.expiresAt) },
    });
  };
