import type { AccountStore } from '../accounts/account-store.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type CurrentUserView, currentUserView } from './current-user.view.ts';

export const readCurrentUser =
  ({ accounts }: { accounts: AccountStore }) =>
  async (id: MemberId): Promise<Result<CurrentUserView, 'authentication-required'>> => {
    const member = await accounts.findMember(id);
    return member === null ? err('authentication-required') : ok(currentUserView(member));
  };
